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
import { unwired } from '../unimplemented-actor.ts';
import { isSameProfile, type SessionUser, withTokenUser } from './session-user.ts';

type SessionEvent =
  | ({ type: 'person.signedIn' } & SignedIn)
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

type Reason = 'asked' | 'lost' | 'replaced';

/** `because`: the person asked for it, the sign-in was lost, or another user signed in in another tab. */
type SessionEmitted = { type: 'session.ended'; because: Reason };

/** What the stored access token says. A token that can't be decoded is stored, but has no user. */
export interface StoredPerson {
  isStored: boolean;
  user: TokenUser | null;
}

const lost = ['forgetUser', { type: 'tellEnded', params: { because: 'lost' } }] as const;

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
    readPerson: unwired<StoredPerson>('sessionMachine', 'readPerson'),
    keepTokens: unwired<void, Tokens>('sessionMachine', 'keepTokens'),
    forgetUnreadable: unwired<void>('sessionMachine', 'forgetUnreadable'),
    loadUser: unwired<User>('sessionMachine', 'loadUser'),
    renewWhenDue: unwired<void>('sessionMachine', 'renewWhenDue'),
    signOut: unwired<void>('sessionMachine', 'signOut'),
    watchTokens: fromCallback(() => {
      throw new Error('sessionMachine was started without its `watchTokens` actor');
    }),
    watchResuming: fromCallback(() => {
      throw new Error('sessionMachine was started without its `watchResuming` actor');
    }),
  },
  delays: { untilNextCheck: limits.sessionCheckEveryMs },
  guards: {
    isNobody: (_, { isStored }: StoredPerson) => !isStored,
    isUnreadable: (_, { isStored, user }: StoredPerson) => isStored && user === null,
    isAnotherUser: ({ context }, { user }: StoredPerson) => user?.id !== context.user?.id,
    // A new role or instructor status came with a profile that is not known yet.
    isAnother: ({ context }, { user }: StoredPerson) =>
      !user || !context.user || !isSameProfile(context.user, user),
    isRefused: (_, { error }: { error: unknown }) => isRefusal(error),
    isUnauthorized: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.status === 401,
  },
  actions: {
    rememberUser: assign({ user: (_, { user }: { user: User }) => user }),
    rememberTokenUser: assign({
      user: ({ context }, { user }: StoredPerson) => user && withTokenUser(context.user, user),
    }),
    forgetUser: assign({ user: null }),
    tellEnded: emit((_, { because }: { because: Reason }) => ({
      type: 'session.ended' as const,
      because,
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
    'person.signedIn': {
      target: '.signedIn.person.keepingTokens',
      actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
    },
  },
  states: {
    restoring: {
      on: { 'tokens.changed': { target: 'restoring', reenter: true } },
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        onDone: [
          { guard: { type: 'isNobody', params: ({ event }) => event.output }, target: 'signedOut' },
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'forgettingTokens',
          },
          {
            target: 'signedIn',
            actions: { type: 'rememberTokenUser', params: ({ event }) => event.output },
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
          actions: ['forgetUser', { type: 'tellEnded', params: { because: 'asked' } }],
        },
        'user.changed': {
          actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
      states: {
        person: {
          initial: 'loading',
          on: { 'user.outdated': '.reloading' },
          states: {
            // The server may know more of the person than a token that was made a while ago.
            loading: {
              on: {
                'user.outdated': { target: 'loading', reenter: true },
                // The answer under way was asked for earlier and would bring back what was.
                'user.changed': {
                  target: 'known',
                  actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
                },
              },
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                onDone: {
                  target: 'known',
                  actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                    target: '#session.signedOut',
                    actions: lost,
                  },
                  { target: 'unanswered' },
                ],
              },
            },
            /** The user is whom the stored token names, until the server answers. */
            unanswered: {
              on: {
                'check.due': 'loading',
                'app.resumed': 'loading',
                'user.outdated': 'loading',
                'user.changed': {
                  target: 'known',
                  actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
                },
              },
            },
            keepingTokens: {
              invoke: {
                id: 'keepTokens',
                src: 'keepTokens',
                input: ({ event }) => {
                  assertEvent(event, 'person.signedIn');
                  return event.tokens;
                },
                onDone: 'known',
                onError: { target: '#session.signedOut', actions: lost },
              },
            },
            reloading: {
              invoke: {
                id: 'reloadUser',
                src: 'loadUser',
                onDone: {
                  target: 'known',
                  actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                    target: '#session.signedOut',
                    actions: lost,
                  },
                  { target: 'known' },
                ],
              },
            },
            known: {},
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
                id: 'readPersonAgain',
                src: 'readPerson',
                onDone: [
                  {
                    guard: { type: 'isNobody', params: ({ event }) => event.output },
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
                      { type: 'rememberTokenUser', params: ({ event }) => event.output },
                      { type: 'tellEnded', params: { because: 'replaced' } },
                    ],
                  },
                  {
                    guard: { type: 'isAnother', params: ({ event }) => event.output },
                    target: '#session.signedIn',
                    reenter: true,
                    actions: { type: 'rememberTokenUser', params: ({ event }) => event.output },
                  },
                  {
                    target: 'watching',
                    actions: { type: 'rememberTokenUser', params: ({ event }) => event.output },
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
    forgettingTokens: {
      on: { 'tokens.changed': 'restoring' },
      invoke: { id: 'forgetUnreadable', src: 'forgetUnreadable', onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: { on: { 'tokens.changed': 'restoring' } },
  },
});
