use clap::Parser;
mod station;
mod render;

#[derive(Parser)]
struct Args { station: String, #[arg(long)] days: Option<u8> }

fn main() {
    let a = Args::parse();
    for t in station::fetch(&a.station, a.days.unwrap_or(2)) { println!("{}", render::line(&t)); }
}
