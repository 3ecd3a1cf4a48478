/**
 * Says whose verdicts are remembered: a hash of the scanner's sources, and of what they import.
 * test/scan/version.test.ts works it out anew, and says what to write here.
 */
export const SCANNER = 'c707d6cd305b4be6';
