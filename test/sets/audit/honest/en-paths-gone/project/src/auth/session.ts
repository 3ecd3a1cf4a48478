export const ttl = 900;
