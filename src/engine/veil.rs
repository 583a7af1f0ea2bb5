//! The veil over what lies face down: in the file it is written so that nobody reads it by accident.
//! It is no secret from someone determined; redaction is the business of what prints.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};

use super::card::{CardId, Face};
use super::zone::{End, Sight, Zone};

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

/// Cards that not everybody may see: a string of 96 hexadecimal digits, or of so many times over.
#[derive(Clone, PartialEq, Eq)]
pub struct Unseen(pub Vec<Face>);

impl std::fmt::Debug for Unseen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Unseen({} cards)", self.0.len())
    }
}

/// Filled up to this length, so that the length says nothing of what a card is called.
const BLOCK: usize = 48;

fn byte_mask(at: usize) -> u8 {
    (mask(at) >> 4) as u8
}

impl Serialize for Unseen {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut text = serde_json::to_vec(&self.0).map_err(ser::Error::custom)?;
        text.resize(text.len().next_multiple_of(BLOCK), b' ');
        let hex: String =
            text.iter().enumerate().map(|(i, b)| format!("{:02x}", b ^ byte_mask(i))).collect();
        s.serialize_str(&hex)
    }
}

impl<'de> Deserialize<'de> for Unseen {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let hex = String::deserialize(d)?;
        if !hex.is_ascii() || hex.len() % 2 != 0 {
            return Err(de::Error::custom("veiled cards come in groups of two digits"));
        }
        let byte = |i: usize| {
            let byte = u8::from_str_radix(&hex[i * 2..i * 2 + 2], 16);
            byte.map(|b| b ^ byte_mask(i)).map_err(de::Error::custom)
        };
        let text: Vec<u8> = (0..hex.len() / 2).map(byte).collect::<Result<_, _>>()?;
        // What the reader of JSON has to say would show what lies under the veil.
        serde_json::from_slice(&text)
            .map(Unseen)
            .map_err(|_| de::Error::custom("no cards lie under this veil"))
    }
}

/// Whether a card that comes there is written veiled. A faction's own cards are known to all; where each of them
/// lies, their order hides.
fn is_veiled(zone: Zone, face: Face) -> bool {
    zone.sight() != Sight::Everyone && !matches!(face, Face::Own { .. })
}

/// A face as it stands in the file: open, or veiled where not everybody sees the card.
fn written(face: Face, veiled: bool) -> (Option<Face>, Option<Unseen>) {
    if veiled { (None, Some(Unseen(vec![face]))) } else { (Some(face), None) }
}

/// The face, and whether it was veiled. Files of older apps know no veil.
fn read<E: de::Error>(face: Option<Face>, veiled: Option<&Unseen>) -> Result<(Face, bool), E> {
    match (face, veiled.map(|unseen| unseen.0.as_slice())) {
        (Some(face), _) => Ok((face, false)),
        (None, Some([face])) => Ok((*face, true)),
        (None, Some(_)) => Err(E::custom("one card lies under this veil")),
        (None, None) => Err(E::missing_field("face")),
    }
}

/// How a dealt card is written: veiled where it comes to lie unseen.
pub(super) mod dealt {
    use super::*;

    #[derive(Serialize, Deserialize)]
    struct Dealt {
        card: CardId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        veiled: Option<Unseen>,
        to: Zone,
        end: End,
    }

    pub fn serialize<S: Serializer>(
        card: &CardId,
        face: &Face,
        to: &Zone,
        end: &End,
        s: S,
    ) -> Result<S::Ok, S::Error> {
        let (face, veiled) = written(*face, is_veiled(*to, *face));
        Dealt { card: *card, face, veiled, to: *to, end: *end }.serialize(s)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        d: D,
    ) -> Result<(CardId, Face, Zone, End), D::Error> {
        let Dealt { card, face, veiled, to, end } = Dealt::deserialize(d)?;
        let (face, _) = read(face, veiled.as_ref())?;
        Ok((card, face, to, end))
    }
}

/// How a name given later is written: veiled if the card lies unseen.
pub(super) mod named {
    use super::*;

    #[derive(Serialize, Deserialize)]
    struct Named {
        card: CardId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        veiled: Option<Unseen>,
    }

    pub fn serialize<S: Serializer>(
        card: &CardId,
        face: &Face,
        unseen: &bool,
        s: S,
    ) -> Result<S::Ok, S::Error> {
        let (face, veiled) = written(*face, *unseen);
        Named { card: *card, face, veiled }.serialize(s)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<(CardId, Face, bool), D::Error> {
        let Named { card, face, veiled } = Named::deserialize(d)?;
        let (face, unseen) = read(face, veiled.as_ref())?;
        Ok((card, face, unseen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ask::Answer;
    use crate::engine::deck::CardKind;
    use crate::engine::deck::DeckKind;
    use crate::engine::effect::Effect;
    use crate::engine::factions::{alliance, walkers};
    use crate::engine::seat::SeatId;
    use crate::engine::suit::Suit;
    use crate::engine::tests::walk::Will;

    fn comes_back<T>(value: &T) -> String
    where
        T: Serialize + for<'de> Deserialize<'de> + PartialEq + std::fmt::Debug,
    {
        let text = serde_json::to_string(value).unwrap();
        assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value);
        text
    }

    fn every_face() -> Vec<Face> {
        let named = DeckKind::ALL.into_iter().flat_map(CardKind::of).map(Face::Named);
        named.chain(Suit::ALL.map(Face::Suit)).collect()
    }

    #[test]
    fn a_veiled_order_comes_back_and_is_not_readable() {
        let order = Veiled(vec![CardId(3), CardId(1), CardId(300)]);
        let text = comes_back(&order);
        assert!(!text.contains("0003") && !format!("{order:?}").contains('3') || text.len() == 14);
        assert_eq!(format!("{order:?}"), "Veiled(3 cards)");
        assert!(serde_json::from_str::<Veiled>("\"abc\"").is_err());
        assert!(serde_json::from_str::<Veiled>("\"zzzz\"").is_err());
    }

    /// Neither by its letters nor by its length.
    #[test]
    fn veiled_cards_come_back_and_are_not_readable() {
        let faces = every_face();
        for face in &faces {
            let text = comes_back(&Unseen(vec![*face]));
            assert_eq!(text.len(), 2 * BLOCK + 2, "{text}");
            assert!(text.trim_matches('"').bytes().all(|b| b.is_ascii_hexdigit()), "{text}");
        }
        comes_back(&Unseen(Vec::new()));
        comes_back(&Answer::Faces(faces.clone()).veiled());
        assert_eq!(format!("{:?}", Unseen(faces[..2].to_vec())), "Unseen(2 cards)");
        for wrong in ["\"\"", "\"abc\"", "\"zz\"", "\"00\"", "\"éé\"", "[]"] {
            assert!(serde_json::from_str::<Unseen>(wrong).is_err(), "{wrong}");
        }
    }

    /// Wherever not everybody sees, of whatever faction: what comes there and what is named there is veiled.
    #[test]
    fn whatever_zone_is_hidden_is_veiled() {
        let (mut hidden, mut open) = (0, 0);
        let seat = SeatId::default();
        for (faction, walker) in walkers() {
            let Some(zone) = walker.zone else { continue };
            for seed in 0..=255 {
                let to = Zone::Own(seat, zone(&Will::new(&[seed])));
                for face in every_face() {
                    let dealt = Effect::Dealt { card: CardId(7), face, to, end: End::Top };
                    let text = comes_back(&dealt);
                    let told = text.contains(&serde_json::to_string(&face).unwrap());
                    assert_eq!(told, to.sight() == Sight::Everyone, "{faction:?}: {text}");
                    assert_eq!(text.contains("veiled"), !told, "{faction:?}: {text}");
                    *(if told { &mut open } else { &mut hidden }) += 1;
                }
            }
        }
        assert!(hidden > 0 && open > 0, "{hidden}, {open}");
        let named = |unseen| Effect::Named { card: CardId(7), face: Face::Suit(Suit::Fox), unseen };
        assert!(!comes_back(&named(true)).contains("fox"));
        assert_eq!(
            comes_back(&named(false)),
            "{\"named\":{\"card\":7,\"face\":{\"suit\":\"fox\"}}}"
        );
    }

    /// A faction's own cards are known to all; their order hides which of them lies where.
    #[test]
    fn a_factions_own_cards_are_no_secret() {
        let face = Face::Own { suit: Suit::Fox, nth: 1 };
        let to = Zone::Own(SeatId::default(), alliance::Zone::Supporters.into());
        assert!(
            comes_back(&Effect::Dealt { card: CardId(7), face, to, end: End::Top }).contains("own")
        );
    }

    #[test]
    fn what_older_apps_wrote_openly_is_read() {
        let to = "{\"own\":[0,{\"alliance\":\"supporters\"}]}";
        let old = format!(
            "{{\"dealt\":{{\"card\":7,\"face\":{{\"suit\":\"fox\"}},\"to\":{to},\"end\":\"top\"}}}}"
        );
        let (card, face) = (CardId(7), Face::Suit(Suit::Fox));
        let zone = Zone::Own(SeatId::default(), alliance::Zone::Supporters.into());
        let now = Effect::Dealt { card, face, to: zone, end: End::Top };
        assert_eq!(serde_json::from_str::<Effect>(&old).unwrap(), now);
        assert!(serde_json::to_string(&now).unwrap().len() > old.len());
        let old = "{\"named\":{\"card\":7,\"face\":{\"suit\":\"fox\"}}}";
        let named = Effect::Named { card, face, unseen: false };
        assert_eq!(serde_json::from_str::<Effect>(old).unwrap(), named);
        for wrong in ["", ",\"veiled\":\"\"", ",\"veiled\":null"] {
            let text = format!("{{\"named\":{{\"card\":7{wrong}}}}}");
            assert!(serde_json::from_str::<Effect>(&text).is_err(), "{text}");
        }
        let two = serde_json::to_string(&Unseen(vec![face, face])).unwrap();
        let text = format!("{{\"named\":{{\"card\":7,\"veiled\":{two}}}}}");
        assert!(serde_json::from_str::<Effect>(&text).is_err());
    }
}
