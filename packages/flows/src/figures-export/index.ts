export { figuresExportActors } from './figures-export.actors.ts';
export { figuresExportMachine } from './figures-export.machine.ts';
