import { memoryTokens, type TokenUser, type User } from '@lyceum/api-client';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { sessionActors } from '../src/session/session.actors.ts';
import { sessionMachine } from '../src/session/session.machine.ts';
import { createTestApi, json, type Respond } from './api.ts';

export const nour = {
  id: 'u1',
  name: 'Nour',
  email: 'nour@lyceum.test',
  role: 'learner' as const,
  picture: null,
  isEmailVerified: false,
  isInstructorApproved: false,
  instructorStatus: 'none' as const,
  expertise: [],
  qualifications: '',
  bio: '',
};
export const tokenUserOf = ({ expertise, qualifications, bio, ...user }: User): TokenUser => user;
export const salma = { ...nour, id: 'u2', name: 'Salma' };
export const verified = { ...nour, isEmailVerified: true };
export const noTokens = { access: null, refresh: null };
export const minute = 60_000;

export const accessOf = (user: object, expiresInMs = 10 * minute) =>
  `e30.${Buffer.from(JSON.stringify({ user, exp: expiresInMs / 1000 })).toString('base64url')}.c2ln`;

/** Responds with this user. */
export const whoIs =
  (user: unknown): Respond =>
  ({ url }) =>
    url.endsWith('/users/profile') ? json(200, user) : json(404, {});

/** Rejects the token. */
export const refusing: Respond = () => json(401, { code: 'invalid_token', message: 'Please sign in again.' });

/** Fails without a response. */
export const unreachable: Respond = () => Promise.reject(new TypeError('fetch failed'));

/** Starts a session with these stored tokens and a server that sends these responses. */
export function startSession(stored: { access: string | null; refresh: string | null }, respond: Respond) {
  const clock = new SimulatedClock();
  const { api, tokens: storage, calls } = createTestApi(respond, memoryTokens(stored));
  const here = new EventTarget();
  const actors = sessionActors({ api, tokens: storage, now: () => clock.now(), here });
  const actor = createActor(sessionMachine.provide({ actors }), { clock });
  const ended: string[] = [];
  // Without an app around it, the machine sends the event to itself.
  actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.event' || inspection.event.type !== 'session.ended') return;
    ended.push(String('reason' in inspection.event && inspection.event.reason));
  });
  actor.start();
  const user = () => actor.getSnapshot().context.user;
  const isOut = () => waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  const isIn = () => waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { user: 'loaded' } }));
  const resume = (type: string) => here.dispatchEvent(new Event(type));
  return { actor, clock, storage, calls, ended, user, isOut, isIn, resume };
}
