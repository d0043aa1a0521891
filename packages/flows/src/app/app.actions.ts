import type { SignedIn, User } from '@lyceum/api-client';
import { type ActionArgs, type AnyActorRef, type EventObject, type MachineContext, sendTo } from 'xstate';
import type { AuthEvent, CourseOffer } from '../auth/auth.types.ts';
import type { SessionEvent } from '../session/session.types.ts';
import type { AppEmitted, AppEvent, DraftKey, Navigation } from './app.types.ts';

type Args = ActionArgs<MachineContext, EventObject, EventObject>;

/** An action for the `setup` of any machine. */
type SystemAction<Params> = (args: unknown, params: Params) => void;

/** An action that sends an event to the actor with a system id. A machine without the app, for example in a test, has none. */
const sendToSystem =
  <Event extends EventObject>(systemId: string) =>
  <Params>(eventFor: (params: Params, args: Args) => Event) =>
    sendTo<MachineContext, EventObject, Params & object, AnyActorRef, EventObject>(
      ({ system }) => system.get(systemId) as AnyActorRef,
      (args: Args, params: Params) => eventFor(params, args),
    ) as SystemAction<Params>;

const toApp = sendToSystem<AppEvent>('app');
const toSession = sendToSystem<SessionEvent>('session');
const toAuth = sendToSystem<AuthEvent>('auth');

/** Changes the route. */
export const navigate = toApp((navigation: Navigation) => ({ type: 'navigation.requested', ...navigation }));

/** Stores the draft of a form on the device. */
export const storeDraft = toApp(({ key, draft }: { key: DraftKey; draft: object }) => ({
  type: 'draft.changed',
  key,
  draft,
}));

/** Removes a stored draft. */
export const clearDraft = toApp(({ key }: { key: DraftKey }) => ({ type: 'draft.cleared', key }));

/** Logs an error that is not shown. */
export const reportFailure = toApp(
  (failure: Omit<Extract<AppEmitted, { type: 'failure.reported' }>, 'type'>) => ({
    type: 'failure.reported',
    ...failure,
  }),
);

/** Reloads the data of the page for the current user of the session. */
export const reloadPage = toApp<undefined>(() => ({ type: 'page.outdated' }));

/** Notifies the app that the session ended. */
export const endSession = toApp(
  ({ reason }: Pick<Extract<AppEmitted, { type: 'session.ended' }>, 'reason'>) => ({
    type: 'session.ended',
    reason,
  }),
);

/** Starts a session. */
export const startSession = toSession(({ user, tokens }: SignedIn) => ({
  type: 'user.signedIn',
  user,
  tokens,
}));

/** Merges the server's user into the session's [4.9]. */
export const changeUser = toSession(({ user }: { user: User }) => ({ type: 'user.changed', user }));

/** Reloads the user of the session from the server. */
export const reloadUser = toSession<undefined>(() => ({ type: 'user.outdated' }));

/** Opens the login dialog, which replies with `signIn.completed` or `signIn.canceled`. */
export const requestSignIn = toAuth(({ offer }: { offer?: CourseOffer }, { self }) => ({
  type: 'signIn.requested',
  replyTo: self,
  ...(offer && { offer }),
}));

/** Closes the login dialog after a sign-in. */
export const completeSignIn = toAuth(({ userId }: { userId: string }) => ({
  type: 'signIn.completed',
  userId,
}));
