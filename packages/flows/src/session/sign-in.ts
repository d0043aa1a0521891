import { ApiProblem } from '@lyceum/api-client';

// What machines share that need a signed-in user. Their context has the `userId`, null for a guest, and an action `setUser`.

export interface UserId {
  userId: string | null;
}

type InContext = { context: UserId };
type Changed = { event: UserId };

export const signInGuards = {
  isSignedIn: ({ context }: InContext) => context.userId !== null,
  isSame: ({ context }: InContext, { userId }: UserId) => userId === context.userId,
  isFirstSignIn: ({ context }: InContext, { userId }: UserId) => context.userId === null && userId !== null,
  isSignOut: (_: unknown, { userId }: UserId) => userId === null,
};

/** The session ended, possibly unnoticed by the app. */
export const isSignInNeeded = (_: unknown, { error }: { error: unknown }) =>
  error instanceof ApiProblem && (error.status === 401 || error.code === 'no_token');

export const setUser = { type: 'setUser', params: ({ event }: Changed) => event } as const;

/** The transitions of a changed session. What a guest sees and types is also correct for a user who signs in. */
export const onSessionChange = <const Change>(toAnotherUser: Change) =>
  [
    { guard: { type: 'isSame', params: ({ event }: Changed) => event } },
    { guard: { type: 'isFirstSignIn', params: ({ event }: Changed) => event }, actions: setUser },
    toAnotherUser,
  ] as const;

/** During a call, the response decides whether another sign-in is required. */
export const onSignOut = {
  guard: { type: 'isSignOut', params: ({ event }: Changed) => event },
  actions: setUser,
} as const;
