//! Evaluates all fills of a Domineering board with cgt, on one thread:
//!
//!     summand-peer-cgt fills 4x5    all fills of 4 rows of 5 cells, and how many values they have
//!     summand-peer-cgt value 4x5    the value of the empty board
//!
//! The last word of the output is the result, which `bench/peers/run` compares.
use std::collections::HashSet;
use std::env;
use std::process::ExitCode;

use cgt::grid::small_bit_grid::SmallBitGrid;
use cgt::short::partizan::games::domineering::Domineering;
use cgt::short::partizan::partizan_game::PartizanGame;
use cgt::short::partizan::transposition_table::ParallelTranspositionTable;
use cgt::total::TotalWrapper;

fn answer(what: &str, size: &str) -> Option<String> {
    let (rows, columns) = size.split_once('x')?;
    let (rows, columns) = (rows.parse::<u8>().ok()?, columns.parse::<u8>().ok()?);
    let fill = |cells| {
        let grid = SmallBitGrid::from_number(columns, rows, cells).ok()?;
        Some(Domineering::<SmallBitGrid<_>>::new(grid))
    };
    let table = ParallelTranspositionTable::new();
    match what {
        "fills" => {
            let mut values = HashSet::new();
            for cells in 0..1u64 << (u32::from(rows) * u32::from(columns)) {
                values.insert(TotalWrapper::new(fill(cells)?.canonical_form(&table)));
            }
            Some(format!("{} values", values.len()))
        }
        "value" => Some(fill(0)?.canonical_form(&table).to_string()),
        _ => None,
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().collect();
    let found = match &words[1..] {
        [what, size] => answer(what, size),
        _ => None,
    };
    match found {
        Some(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: summand-peer-cgt fills|value ROWSxCOLUMNS");
            ExitCode::FAILURE
        }
    }
}
