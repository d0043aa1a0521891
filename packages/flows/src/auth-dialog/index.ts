export { authDialogActors, type RequestIdToken } from './auth-dialog.actors.ts';
export { authDialogMachine, type Credentials, type Registration } from './auth-dialog.machine.ts';
