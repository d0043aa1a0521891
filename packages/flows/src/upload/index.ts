export { uploadActors, uploadMachine } from './upload.machine.ts';
