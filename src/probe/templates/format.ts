import type { Template } from './said.ts';
export const format: Template = () => undefined;
