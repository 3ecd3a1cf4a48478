/** Says whose findings they are. The build puts a hash of the scanner's sources in its place. */
export const SCANNER = 'source';
