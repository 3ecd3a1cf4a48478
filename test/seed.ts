/** Where every random test of this run begins, and which share of the slow cases is taken. MEMPORT_SEED sets it. */
export const SEED = Number(process.env['MEMPORT_SEED'] ?? 0);

/** For a message of a failure. */
export const sown = `with MEMPORT_SEED=${SEED}`;
