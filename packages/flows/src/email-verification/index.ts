export { resendActors } from './resend.actors.ts';
export { resendMachine } from './resend.machine.ts';
export { verificationActors } from './verification.actors.ts';
export { verificationMachine } from './verification.machine.ts';
