export const base = "/api/v1";
