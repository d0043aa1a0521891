export { type IdentityProof, type RequestIdToken, ThirdPartyCanceled } from '../third-party.ts';
export { authDialogActors } from './auth-dialog.actors.ts';
export { authDialogMachine, type Credentials, type Registration } from './auth-dialog.machine.ts';
