import type { Template } from './said.ts';
export const forbiddenText: Template = () => undefined;
