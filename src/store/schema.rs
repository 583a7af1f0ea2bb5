//! The JSON Schema of a ledger file's lines, traced from the types that read them: what it says is what is read.
//! It is a little wider than the reader, which also asks whether a line fits the game before it.

use serde_json::{Map, Value, json};

use super::line::{FORMAT, Line, VERSION};
use super::trace::{Field, Shape, Stop, Type, VEILED, Variant, trace};

/// The schema of one line.
pub fn schema() -> Result<Value, Stop> {
    let (line, types) = trace::<Line>()?;
    let defs: Map<String, Value> =
        types.iter().map(|(name, shape)| (name.clone(), type_schema(name, shape))).collect();
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:{FORMAT}:line:{VERSION}"),
        "title": format!("A line of a ledger of Woodland Ledger, version {VERSION}"),
        "description": "A ledger is UTF-8 text. Each line is one JSON value and ends with a line feed; blank lines mean nothing. \
            The first line is the header, and the only one. Entries are numbered from 1 and follow the entry at the cursor, which \
            then stands at them; a cursor line moves the cursor, 0 being the bare table. Fields that are not named here are \
            passed over by readers. Times are milliseconds since 1970, UTC.",
    });
    if let (Some(schema), Value::Object(root)) = (schema.as_object_mut(), shape_schema(&line)) {
        schema.extend(root);
        schema.insert("$defs".into(), Value::Object(defs));
    }
    Ok(schema)
}

/// One of the two always stands.
const UNSEEN: &str = "The card's `face` stands open where everybody sees the card, and `veiled` where not. Version 0.1.0 knew no \
    veil: there it always stands open.";

/// What the types themselves cannot say.
fn description(name: &str) -> Option<&'static str> {
    let words = [
        ("store.line.Line", "One line: its kind is its only key."),
        ("store.line.Header", "Whose file this is. `format` is always \"woodland-ledger\"."),
        (
            "engine.entry.Entry",
            "What was asked for, what was answered, what happened. State is the fold of the effects.",
        ),
        ("engine.effect.Effect", "One thing that happened."),
        ("engine.table.Command", "What somebody wanted to happen."),
        (
            "engine.ask.Answer",
            "An answer to a question of the rules. `unseen` and `order` are written so that nobody reads them by accident.",
        ),
        ("engine.veil.Dealt", UNSEEN),
        ("engine.veil.Named", UNSEEN),
    ];
    words.iter().find(|(of, _)| *of == name).map(|(_, words)| *words)
}

fn type_schema(name: &str, of: &Type) -> Value {
    let mut schema = match of {
        Type::Struct(fields) => fields_schema(fields),
        Type::Enum(variants) => enum_schema(variants),
    };
    if let (Some(schema), Some(words)) = (schema.as_object_mut(), description(name)) {
        schema.insert("description".into(), words.into());
    }
    schema
}

fn enum_schema(variants: &[(&'static str, Variant)]) -> Value {
    let words: Vec<&str> =
        variants.iter().filter(|(_, v)| *v == Variant::Unit).map(|(name, _)| *name).collect();
    let mut kinds: Vec<Value> = Vec::new();
    if !words.is_empty() {
        kinds.push(json!({ "enum": words }));
    }
    for (name, variant) in variants {
        let value = match variant {
            Variant::Unseen | Variant::Unit => continue,
            Variant::Value(shape) => shape_schema(shape),
            Variant::Fields(fields) => fields_schema(fields),
        };
        kinds.push(json!({
            "type": "object",
            "properties": { *name: value },
            "required": [name],
            "additionalProperties": false,
        }));
    }
    if kinds.is_empty() {
        return json!({ "not": {} });
    }
    match <[Value; 1]>::try_from(kinds) {
        Ok([only]) => only,
        Err(kinds) => json!({ "oneOf": kinds }),
    }
}

fn fields_schema(fields: &[Field]) -> Value {
    let properties: Map<String, Value> =
        fields.iter().map(|f| (f.name.to_owned(), shape_schema(&f.shape))).collect();
    let required: Vec<&str> =
        fields.iter().filter(|f| f.required != Some(false)).map(|f| f.name).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

fn shape_schema(shape: &Shape) -> Value {
    match shape {
        Shape::Unknown | Shape::Any => json!({}),
        Shape::Null => json!({ "type": "null" }),
        Shape::Bool => json!({ "type": "boolean" }),
        Shape::Number => json!({ "type": "number" }),
        Shape::Integer { min, max } => integer_schema(*min, *max),
        Shape::Text(sample) => text_schema(sample),
        Shape::Maybe(inner) => json!({ "anyOf": [shape_schema(inner), { "type": "null" }] }),
        Shape::List(inner) => json!({ "type": "array", "items": shape_schema(inner) }),
        Shape::Tuple(parts) => json!({
            "type": "array",
            "prefixItems": parts.iter().map(shape_schema).collect::<Vec<_>>(),
            "minItems": parts.len(),
            "maxItems": parts.len(),
        }),
        Shape::Map(inner) => {
            json!({ "type": "object", "additionalProperties": shape_schema(inner) })
        }
        Shape::Named(name) => json!({ "$ref": format!("#/$defs/{name}") }),
    }
}

/// Numbers beyond what every reader of JSON holds exactly are left open.
fn integer_schema(min: i128, max: i128) -> Value {
    const EXACT: i128 = 1 << 53;
    let mut schema = Map::from_iter([("type".into(), "integer".into())]);
    let bounds = [("minimum", min), ("maximum", max)];
    for (name, bound) in bounds.into_iter().filter(|(_, bound)| bound.abs() <= EXACT) {
        if let Ok(bound) = i64::try_from(bound) {
            schema.insert(name.into(), bound.into());
        }
    }
    Value::Object(schema)
}

fn text_schema(sample: &str) -> Value {
    if sample.is_empty() {
        json!({ "type": "string" })
    } else if sample == VEILED {
        json!({
            "type": "string",
            "pattern": "^([0-9a-f]{96})+$",
            "description": "Cards that not everybody may see, written so that nobody reads them by accident.",
        })
    } else if sample.contains(':') {
        json!({
            "type": "string",
            "pattern": "^[a-z]+:[0-9A-Za-z.]+$",
            "description": "A law: the book, a colon, the number.",
        })
    } else {
        json!({
            "type": "string",
            "pattern": "^.+/(fox|rabbit|mouse|bird)$",
            "description": "A card of the shared decks: its English name, a slash, its suit.",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every kind of command, effect and answer, every faction, and nothing that was not reached.
    #[test]
    fn the_whole_format_is_in_it() {
        let schema = schema().unwrap();
        assert_eq!(schema["$ref"], "#/$defs/store.line.Line");
        let defs = schema["$defs"].as_object().unwrap();
        // An enum without kinds, and a struct without fields, are reached and empty.
        let text = schema.to_string().replace("\"not\":{}", "\"not\":0");
        let text = text.replace("\"properties\":{}", "\"properties\":0");
        assert!(!text.contains(":{}"), "something was not reached");
        let refs = text.split("#/$defs/").skip(1).filter_map(|rest| rest.split('"').next());
        for name in refs {
            assert!(defs.contains_key(name), "{name} leads nowhere");
        }
        let entry = &defs["engine.entry.Entry"];
        assert_eq!(entry["required"], json!(["id", "on", "at", "command", "effects"]));
        let score = defs["engine.effect.Effect"]["oneOf"].as_array().unwrap();
        let score = score.iter().find_map(|kind| kind["properties"].get("score")).unwrap();
        assert_eq!(score["required"], json!(["seat", "due", "applied", "reason", "turn"]));
        assert!(score["properties"]["law"].to_string().contains("pattern"), "{score}");
    }
}
