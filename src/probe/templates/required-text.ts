import type { Template } from './said.ts';
export const requiredText: Template = () => undefined;
