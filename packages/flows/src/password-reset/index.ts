export { passwordResetActors } from './password-reset.actors.ts';
export { passwordResetMachine } from './password-reset.machine.ts';
