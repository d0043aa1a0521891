export { authMachine } from './auth.machine.ts';
export type { AuthReply } from './auth.types.ts';
