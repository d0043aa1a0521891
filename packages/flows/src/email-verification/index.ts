export { resendActors, resendMachine } from './resend.machine.ts';
export { verificationActors, verificationMachine } from './verification.machine.ts';
