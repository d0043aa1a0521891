export { type IdentityProof, type RequestIdToken, ThirdPartyCanceled } from '../third-party.ts';
export {
  authDialogActors,
  authDialogMachine,
  type Credentials,
  type Registration,
} from './auth-dialog.machine.ts';
