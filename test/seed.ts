/** What chance decides in this run: which share of the slow cases is taken. The run prints it; MEMPORT_SEED gives it again. */
export const SEED = Number(process.env['MEMPORT_SEED'] ?? 0);

/** For a message of a failure. */
export const sown = `with MEMPORT_SEED=${SEED}`;
