import type { Template } from './said.ts';
export const length: Template = () => undefined;
