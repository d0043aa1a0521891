import type { SignedIn, User } from '@lyceum/api-client';
import {
  type ActionFunction,
  type ActorRef,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorRef,
  type EventObject,
  type MachineContext,
  type Snapshot,
  sendTo,
} from 'xstate';
import type { AuthEvent, CourseOffer } from '../auth/auth.types.ts';
import type { SessionEvent } from '../session/session.types.ts';
import type { AppEmitted, AppEvent, DraftKey, Navigation } from './app.types.ts';

/** An action for the `setup` of any machine. */
type SystemAction<Context extends MachineContext, Event extends EventObject, Params> = ActionFunction<
  Context,
  Event,
  Event,
  Params,
  never,
  never,
  never,
  never,
  never
>;

/** Looks up the actor with this system id. A machine that runs without the app, for example in a test, has none. */
const actorOf =
  <Event extends EventObject>(systemId: string) =>
  ({ system }: { system: ActorSystem<ActorSystemInfo> }) =>
    system.get(systemId) as ActorRef<Snapshot<unknown>, Event>;

const app = actorOf<AppEvent>('app');
const session = actorOf<SessionEvent>('session');
const auth = actorOf<AuthEvent>('auth');

/** Changes the route. */
export const navigate = <C extends MachineContext, E extends EventObject>(): SystemAction<C, E, Navigation> =>
  sendTo(app, (_, navigation) => ({ type: 'navigation.requested', ...navigation }));

/** Stores the draft of a form on the device. */
export const storeDraft = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  { key: DraftKey; draft: object }
> => sendTo(app, (_, { key, draft }) => ({ type: 'draft.changed', key, draft }));

/** Removes a stored draft. */
export const clearDraft = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  { key: DraftKey }
> => sendTo(app, (_, { key }) => ({ type: 'draft.cleared', key }));

/** Logs an error that is not shown. */
export const reportFailure = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  Omit<Extract<AppEmitted, { type: 'failure.reported' }>, 'type'>
> => sendTo(app, (_, failure) => ({ type: 'failure.reported', ...failure }));

/** Reloads the data of the page for the current user of the session. */
export const reloadPage = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  undefined
> => sendTo(app, { type: 'page.outdated' });

/** Starts a session. */
export const startSession = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  SignedIn
> => sendTo(session, (_, { user, tokens }) => ({ type: 'user.signedIn', user, tokens }));

/** Merges the server's user into the session's [4.9]. */
export const changeUser = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  { user: User }
> => sendTo(session, (_, { user }) => ({ type: 'user.changed', user }));

/** Reloads the user of the session from the server. */
export const reloadUser = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  undefined
> => sendTo(session, { type: 'user.outdated' });

/** Opens the login dialog, which replies with `signIn.completed` or `signIn.canceled`. */
export const requestSignIn = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  { offer?: CourseOffer }
> =>
  sendTo(auth, ({ self }: { self: AnyActorRef }, { offer }) => ({
    type: 'signIn.requested',
    replyTo: self,
    ...(offer && { offer }),
  }));

/** Closes the login dialog after a sign-in. */
export const completeSignIn = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  { userId: string }
> => sendTo(auth, (_, { userId }) => ({ type: 'signIn.completed', userId }));

/** Notifies the app that the session ended. */
export const endSession = <C extends MachineContext, E extends EventObject>(): SystemAction<
  C,
  E,
  Omit<Extract<AppEmitted, { type: 'session.ended' }>, 'type'>
> => sendTo(app, (_, { reason }) => ({ type: 'session.ended', reason }));
