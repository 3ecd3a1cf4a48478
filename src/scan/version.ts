/**
 * Says whose verdicts are remembered: a hash of the scanner's sources and of the packages it asks.
 * test/scan/version.test.ts works it out anew, and says what to write here.
 */
export const SCANNER = '9cf1bc1b59388099';
