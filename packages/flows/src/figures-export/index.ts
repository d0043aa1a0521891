export { figuresExportActors, figuresExportMachine } from './figures-export.machine.ts';
