export { loadingActors } from './loading.actors.ts';
export { loadingMachine } from './loading.machine.ts';
export type { LoadEvent } from './loading.types.ts';
