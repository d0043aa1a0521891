export { uploadActors } from './upload.actors.ts';
export { uploadMachine } from './upload.machine.ts';
