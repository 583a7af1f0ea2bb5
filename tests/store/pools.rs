//! Pieces of every faction: each place that a file can name for them is filled, or stands empty, from the start.
//! A place that a faction forgets to list can hold nothing, and nobody could put it right by hand.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use woodland_ledger::engine::factions::{FactionPick, FactionPool};
use woodland_ledger::store::schema::schema;

/// Every value that a part of the schema allows, where they can be counted; of numbers and texts one.
fn values(all: &Value, part: &Value) -> Vec<Value> {
    if let Some(to) = part["$ref"].as_str() {
        let name = to.strip_prefix("#/$defs/").unwrap();
        return values(all, &all["$defs"][name]);
    }
    for either in ["oneOf", "anyOf"] {
        if let Some(parts) = part[either].as_array() {
            return parts.iter().flat_map(|part| values(all, part)).collect();
        }
    }
    if let Some(list) = part["enum"].as_array() {
        return list.clone();
    }
    if let Some(items) = part["prefixItems"].as_array() {
        let mut lists = vec![Vec::new()];
        for item in items {
            let each = values(all, item);
            lists = lists
                .iter()
                .flat_map(|list| each.iter().map(|v| [list.clone(), vec![v.clone()]].concat()))
                .collect();
        }
        return lists.into_iter().map(Value::Array).collect();
    }
    if let Some(properties) = part["properties"].as_object() {
        let mut maps = vec![Map::new()];
        for (key, inner) in properties {
            let each = values(all, inner);
            let with = |map: &Map<String, Value>, value: &Value| {
                let mut map = map.clone();
                map.insert(key.clone(), value.clone());
                map
            };
            maps = maps
                .iter()
                .flat_map(|map| each.iter().map(|value| with(map, value)).collect::<Vec<_>>())
                .collect();
        }
        return maps.into_iter().map(Value::Object).collect();
    }
    match part["type"].as_str() {
        Some("object") => vec![json!({})],
        Some("boolean") => vec![false.into()],
        Some("integer") => vec![part["minimum"].as_i64().unwrap_or(0).into()],
        Some("string") => vec!["x".into()],
        // What is allowed nowhere has no value.
        _ => Vec::new(),
    }
}

/// root:1.5.1: a generic check, faction by faction, of all that the types can say.
#[test]
fn every_pool_that_a_file_can_name_is_there_from_the_start() {
    let all = schema().unwrap();
    let mut seen = 0;
    for name in all["$defs"]["engine.factions.FactionPick"]["oneOf"].as_array().unwrap() {
        let faction = name["properties"].as_object().unwrap().keys().next().unwrap();
        let pick = values(&all, name).remove(0);
        let pick: FactionPick =
            serde_json::from_value(pick).unwrap_or_else(|e| panic!("{faction}: {e}"));
        let listed: BTreeSet<FactionPool> =
            pick.pools().into_iter().map(|(pool, _)| pool).collect();
        assert_eq!(listed.len(), pick.pools().len(), "{faction} lists a pool twice");
        let named = values(&all, &all["$defs"][format!("engine.factions.{faction}.Pool")]);
        let named: BTreeSet<FactionPool> = named
            .into_iter()
            .map(|pool| serde_json::from_value(json!({ faction.as_str(): pool })).unwrap())
            .collect();
        assert_eq!(named, listed, "{faction}");
        seen += named.len();
    }
    assert!(seen > 50, "{seen}");
}
