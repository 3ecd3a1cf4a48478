import type { Template } from './said.ts';
export const placement: Template = () => undefined;
