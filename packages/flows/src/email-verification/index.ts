export { resendActors } from './resend.actors.ts';
export { resendMachine } from './resend.machine.ts';
