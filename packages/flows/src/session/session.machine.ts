import {
  ApiProblem,
  isRefusal,
  type SignedIn,
  type Tokens,
  type TokenUser,
  type User,
} from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assertEvent, assign, emit, fromCallback, raise, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';
import { isSameProfile, type SessionUser, withTokenUser } from './session-user.ts';

type SessionEvent =
  | ({ type: 'user.signedIn' } & SignedIn)
  | { type: 'signOut.requested' }
  /** The stored tokens are not what they were: renewed, removed, or another person's. Any tab may have done it. */
  | { type: 'tokens.changed' }
  /** The server told what the person is now, for example after an application. */
  | { type: 'user.changed'; user: User }
  /** The server knows something new about the person and has not told it yet. */
  | { type: 'user.outdated' }
  /** The network returned, or the page was in the background or asleep: what was due meanwhile is due now. */
  | { type: 'app.resumed' }
  /** Sent by the machine to itself, every 60 s and when the app resumes. */
  | { type: 'check.due' };

type Reason = 'requested' | 'lost' | 'replaced';

/** `reason`: the person asked for it, the sign-in was lost, or another user signed in in another tab. */
type SessionEmitted = { type: 'session.ended'; reason: Reason };

/** What the stored access token says. A token that can't be decoded is stored, but has no user. */
export interface StoredUser {
  isStored: boolean;
  user: TokenUser | null;
}

const lost = ['clearUser', { type: 'emitEnded', params: { reason: 'lost' } }] as const;

/**
 * Who is signed in, from the app's start on [4.3] [4.6].
 * The person is signed in while `context.user` is there; the tokens stay in their storage and nowhere else. A token
 * carries no profile, so the profile is not known until the server has told it (`hasProfile`). Only a refusal ends a
 * session: where the server gives no answer, the user stays signed in and it is asked again.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { user: SessionUser | null },
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
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
  delays: { untilNextCheck: limits.sessionCheckEveryMs },
  guards: {
    isSignedOut: (_, { isStored }: StoredUser) => !isStored,
    isUnreadable: (_, { isStored, user }: StoredUser) => isStored && user === null,
    isAnotherUser: ({ context }, { user }: StoredUser) => user?.id !== context.user?.id,
    // A new role or instructor status came with a profile that is not known yet.
    isAnother: ({ context }, { user }: StoredUser) =>
      !user || !context.user || !isSameProfile(context.user, user),
    isRefused: (_, { error }: { error: unknown }) => isRefusal(error),
    isUnauthorized: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.status === 401,
  },
  actions: {
    setUser: assign({ user: (_, { user }: { user: User }) => user }),
    setTokenUser: assign({
      user: ({ context }, { user }: StoredUser) => user && withTokenUser(context.user, user),
    }),
    clearUser: assign({ user: null }),
    emitEnded: emit((_, { reason }: { reason: Reason }) => ({
      type: 'session.ended' as const,
      reason,
    })),
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
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'signedOut' },
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'clearingTokens',
          },
          {
            target: 'signedIn',
            actions: { type: 'setTokenUser', params: ({ event }) => event.output },
          },
        ],
        onError: 'signedOut',
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'signOut.requested': {
          target: 'signingOut',
          actions: ['clearUser', { type: 'emitEnded', params: { reason: 'requested' } }],
        },
        'user.changed': {
          actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
      states: {
        user: {
          initial: 'loading',
          on: { 'user.outdated': '.reloading' },
          states: {
            // The server may know more of the person than a token that was made a while ago.
            loading: {
              on: {
                'user.outdated': { target: 'loading', reenter: true },
                // The answer under way was asked for earlier and would bring back what was.
                'user.changed': {
                  target: 'loaded',
                  actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
                },
              },
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                    target: '#session.signedOut',
                    actions: lost,
                  },
                  { target: 'unavailable' },
                ],
              },
            },
            /** The user is whom the stored token names, until the server answers. */
            unavailable: {
              on: {
                'check.due': 'loading',
                'app.resumed': 'loading',
                'user.outdated': 'loading',
                'user.changed': {
                  target: 'loaded',
                  actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
                },
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
                onError: { target: '#session.signedOut', actions: lost },
              },
            },
            reloading: {
              invoke: {
                id: 'reloadUser',
                src: 'loadUser',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                    target: '#session.signedOut',
                    actions: lost,
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
              entry: raise({ type: 'check.due' }),
              invoke: {
                id: 'renewWhenDue',
                src: 'renewWhenDue',
                onDone: 'waiting',
                // A refusal has cleared the tokens, which ends the session; anything else is tried again.
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
                  {
                    guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                    target: '#session.signedOut',
                    actions: lost,
                  },
                  {
                    guard: { type: 'isUnreadable', params: ({ event }) => event.output },
                    target: 'watching',
                  },
                  {
                    guard: { type: 'isAnotherUser', params: ({ event }) => event.output },
                    target: '#session.signedIn',
                    reenter: true,
                    actions: [
                      { type: 'setTokenUser', params: ({ event }) => event.output },
                      { type: 'emitEnded', params: { reason: 'replaced' } },
                    ],
                  },
                  {
                    guard: { type: 'isAnother', params: ({ event }) => event.output },
                    target: '#session.signedIn',
                    reenter: true,
                    actions: { type: 'setTokenUser', params: ({ event }) => event.output },
                  },
                  {
                    target: 'watching',
                    actions: { type: 'setTokenUser', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: '#session.signedOut', actions: lost },
              },
            },
          },
        },
      },
    },
    // Another tab may sign in while the server is told: its tokens are not those that are logged out.
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
