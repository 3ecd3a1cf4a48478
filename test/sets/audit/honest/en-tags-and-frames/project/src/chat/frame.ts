export const roles = ["system","user"];
