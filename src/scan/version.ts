/**
 * Says whose verdicts are remembered: a hash of the scanner's sources, and of what they import.
 * test/scan/version.test.ts works it out anew, and says what to write here.
 */
export const SCANNER = '8bf6c8e6f83159d6';
