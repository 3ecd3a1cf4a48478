import type { Template } from './said.ts';
export const fact: Template = () => undefined;
