export { imageUploadActors } from './upload.actors.ts';
export { uploadMachine } from './upload.machine.ts';
