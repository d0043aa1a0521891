export { forgotPasswordActors, forgotPasswordMachine } from './forgot-password.machine.ts';
