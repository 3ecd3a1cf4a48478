import type { Template } from './said.ts';
export const language: Template = () => undefined;
