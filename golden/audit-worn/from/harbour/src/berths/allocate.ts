export const allocate = (length: number): number => length;
