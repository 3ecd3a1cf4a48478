/** Every form of a report; those that are files have the name by which their readers look for them. */
export const FORMATS = {
  terminal: undefined,
  json: 'memport.json',
  sarif: 'memport.sarif',
  junit: 'memport.junit.xml',
  gitlab: 'gl-code-quality-report.json',
  github: undefined,
  html: 'memport.html',
} as const;
export type Format = keyof typeof FORMATS;

export const isFormat = (word: string): word is Format => Object.hasOwn(FORMATS, word);
