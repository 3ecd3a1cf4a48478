#[test]
fn help_runs() { assert!(true); }
