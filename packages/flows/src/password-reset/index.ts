export { passwordResetActors, passwordResetMachine } from './password-reset.machine.ts';
