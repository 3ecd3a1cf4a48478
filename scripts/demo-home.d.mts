export function furnish(home: string): void;
