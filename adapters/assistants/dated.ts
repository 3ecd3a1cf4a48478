/** A line as the import prompt of Claude.ai has assistants write it. */
export const DATED = /^(?:[-*+•] +)?\[(?:\d{4}-\d\d-\d\d|unknown)\] *[-–—] *\S/m;
