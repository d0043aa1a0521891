export { forgotPasswordActors } from './forgot-password.actors.ts';
export { forgotPasswordMachine } from './forgot-password.machine.ts';
