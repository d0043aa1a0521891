export { type AccessTokenPayload, decodeAccessToken } from './access-token.ts';
export { sessionActors } from './session.actors.ts';
export { sessionMachine } from './session.machine.ts';
export { hasProfile, type SessionUser } from './session-user.ts';
