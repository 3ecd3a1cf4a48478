// memport/testing: the laws for whoever writes an adapter, and the made-up machines and memories they are tried on.
export { formsFor, storeFor, textIn } from './forms.ts';
export { contractSuite } from './laws.ts';
export type { Grounds } from './laws.ts';
export { memory, phrase } from './memories.ts';
export { HOME, machineOver, NOW, readAt, SCENE, treeOf, worldOf } from './world.ts';
export type { World } from './world.ts';
