export { appMachine } from './app.machine.ts';
export type { AppEmitted, DraftKey } from './app.types.ts';
