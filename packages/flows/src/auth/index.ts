export { authMachine } from './auth.machine.ts';
export type { AuthReply, CourseOffer } from './auth.types.ts';
