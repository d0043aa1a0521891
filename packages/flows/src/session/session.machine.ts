import { ApiProblem, isPermanentFailure, type Tokens, type TokenUser, type User } from '@lyceum/api-client';
import { minute } from '@lyceum/rules';
import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { endSession } from '../app/app.actions.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import type { SessionEvent } from './session.types.ts';
import { isSameProfile, type SessionUser, withTokenUser } from './session-user.ts';

export const sessionCheckEveryMs = minute;

/** The user of the stored access token. A token that cannot be decoded is stored but has no user. */
export interface StoredUser {
  isStored: boolean;
  user: TokenUser | null;
}

const setLoadedUser = {
  type: 'setUser',
  params: ({ event }: { event: { output: User } }) => ({ user: event.output }),
} as const;

const setTokenUser = {
  type: 'setTokenUser',
  params: ({ event }: { event: { output: StoredUser } }) => event.output,
} as const;

const ifPermanentFailure = {
  guard: {
    type: 'isPermanentFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

/** Guards of the stored user. */
const ifStored = <Guard extends string>(guard: Guard) => ({
  guard: { type: guard, params: ({ event }: { event: { output: StoredUser } }) => event.output },
});

const endLostSession = ['clearUser', { type: 'endSession', params: { reason: 'lost' } }] as const;

/**
 * The session, from the start of the app [4.3] [4.6]. A user is signed in while `context.user` is set. The tokens stay
 * in their storage. A token contains no profile, so the profile is unknown until the server returns it (`hasProfile`).
 * A failed load of the user at the start clears the user [4.4]. Unless the server rejected the tokens, they stay, and the
 * load is repeated.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { user: SessionUser | null },
    events: {} as SessionEvent,
  },
  actors: {
    readUser: unimplementedActor<StoredUser>('sessionMachine', 'readUser'),
    storeTokens: unimplementedActor<void, Tokens>('sessionMachine', 'storeTokens'),
    clearUnreadableTokens: unimplementedActor<void>('sessionMachine', 'clearUnreadableTokens'),
    loadUser: unimplementedActor<User>('sessionMachine', 'loadUser'),
    renewWhenDue: unimplementedActor<void>('sessionMachine', 'renewWhenDue'),
    signOut: unimplementedActor<void>('sessionMachine', 'signOut'),
    watchTokens: fromCallback(() => {
      throw new Error('sessionMachine was started without its `watchTokens` actor');
    }),
    watchResuming: fromCallback(() => {
      throw new Error('sessionMachine was started without its `watchResuming` actor');
    }),
  },
  delays: { untilNextCheck: sessionCheckEveryMs },
  guards: {
    isSignedOut: (_, { isStored }: StoredUser) => !isStored,
    isUnreadable: (_, { isStored, user }: StoredUser) => isStored && user === null,
    isAnotherUser: ({ context }, { user }: StoredUser) => user?.id !== context.user?.id,
    // A new role or instructor status comes with a new profile.
    hasNewProfile: ({ context }, { user }: StoredUser) =>
      !user || !context.user || !isSameProfile(context.user, user),
    isPermanentFailure: (_, { error }: { error: unknown }) => isPermanentFailure(error),
    isUnauthorized: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.status === 401,
  },
  actions: {
    setUser: assign({ user: (_, { user }: { user: User }) => user }),
    // A response to a change can omit fields [4.9].
    mergeUser: assign({ user: ({ context }, { user }: { user: User }) => ({ ...context.user, ...user }) }),
    setTokenUser: assign({
      user: ({ context }, { user }: StoredUser) => user && withTokenUser(context.user, user),
    }),
    clearUser: assign({ user: null }),
    endSession,
  },
}).createMachine({
  id: 'session',
  context: { user: null },
  invoke: [
    { id: 'watchTokens', src: 'watchTokens' },
    { id: 'watchResuming', src: 'watchResuming' },
  ],
  initial: 'restoring',
  on: {
    'user.signedIn': {
      target: '.signedIn.user.storingTokens',
      actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
    },
  },
  states: {
    restoring: {
      on: { 'tokens.changed': { target: 'restoring', reenter: true } },
      invoke: {
        id: 'readUser',
        src: 'readUser',
        onDone: [
          { ...ifStored('isSignedOut'), target: 'signedOut' },
          { ...ifStored('isUnreadable'), target: 'clearingTokens' },
          { target: 'signedIn', actions: setTokenUser },
        ],
        onError: 'signedOut',
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'signOut.requested': {
          target: 'signingOut',
          actions: ['clearUser', { type: 'endSession', params: { reason: 'requested' } }],
        },
        'user.changed': {
          actions: { type: 'mergeUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
      states: {
        user: {
          initial: 'loading',
          on: { 'user.outdated': '.reloading' },
          states: {
            // The server may have a newer user than the stored token.
            loading: {
              on: {
                'user.outdated': { target: 'loading', reenter: true },
                // The pending response is older than the change and is ignored.
                'user.changed': {
                  target: 'loaded',
                  actions: { type: 'mergeUser', params: ({ event }) => ({ user: event.user }) },
                },
              },
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                onDone: { target: 'loaded', actions: setLoadedUser },
                onError: [
                  { ...ifPermanentFailure, target: '#session.signedOut', actions: endLostSession },
                  { target: '#session.unavailable', actions: endLostSession },
                ],
              },
            },
            storingTokens: {
              invoke: {
                id: 'storeTokens',
                src: 'storeTokens',
                input: ({ event }) => {
                  assertEvent(event, 'user.signedIn');
                  return event.tokens;
                },
                onDone: 'loaded',
                onError: { target: '#session.signedOut', actions: endLostSession },
              },
            },
            reloading: {
              invoke: {
                id: 'reloadUser',
                src: 'loadUser',
                onDone: { target: 'loaded', actions: setLoadedUser },
                onError: [
                  {
                    guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                    target: '#session.signedOut',
                    actions: endLostSession,
                  },
                  { target: 'loaded' },
                ],
              },
            },
            loaded: {},
          },
        },
        upkeep: {
          initial: 'waiting',
          states: {
            waiting: { after: { untilNextCheck: 'checking' }, on: { 'app.resumed': 'checking' } },
            checking: {
              invoke: {
                id: 'renewWhenDue',
                src: 'renewWhenDue',
                onDone: 'waiting',
                // The client clears the tokens, which ends the session.
                onError: 'waiting',
              },
            },
          },
        },
        storage: {
          initial: 'watching',
          on: { 'tokens.changed': '.comparing' },
          states: {
            watching: {},
            comparing: {
              invoke: {
                id: 'readUserAgain',
                src: 'readUser',
                onDone: [
                  { ...ifStored('isSignedOut'), target: '#session.signedOut', actions: endLostSession },
                  { ...ifStored('isUnreadable'), target: 'watching' },
                  {
                    ...ifStored('isAnotherUser'),
                    target: '#session.signedIn',
                    reenter: true,
                    actions: [setTokenUser, { type: 'endSession', params: { reason: 'replaced' } }],
                  },
                  {
                    ...ifStored('hasNewProfile'),
                    target: '#session.signedIn',
                    reenter: true,
                    actions: setTokenUser,
                  },
                  { target: 'watching', actions: setTokenUser },
                ],
                onError: { target: '#session.signedOut', actions: endLostSession },
              },
            },
          },
        },
      },
    },
    /** Signed out for the user, with stored tokens: the server did not return their user. */
    unavailable: {
      on: { 'tokens.changed': 'restoring' },
      initial: 'waiting',
      states: {
        waiting: {
          after: { untilNextCheck: 'loading' },
          on: { 'app.resumed': 'loading', 'user.outdated': 'loading' },
        },
        loading: {
          invoke: {
            id: 'loadUserAgain',
            src: 'loadUser',
            onDone: { target: '#session.signedIn.user.loaded', actions: setLoadedUser },
            onError: [{ ...ifPermanentFailure, target: '#session.signedOut' }, { target: 'waiting' }],
          },
        },
      },
    },
    // Another tab may sign in during the logout call. Its tokens are kept.
    signingOut: {
      on: { 'tokens.changed': 'restoring' },
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    clearingTokens: {
      on: { 'tokens.changed': 'restoring' },
      invoke: {
        id: 'clearUnreadableTokens',
        src: 'clearUnreadableTokens',
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    signedOut: { on: { 'tokens.changed': 'restoring' } },
  },
});
