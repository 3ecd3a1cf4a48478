use crate::station::Tide;

pub fn line(t: &Tide) -> String { format!("{} {:>5} cm", t.at, t.cm) }
