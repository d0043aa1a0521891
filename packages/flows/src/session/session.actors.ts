import { type ApiClient, ApiProblem, type TokenStorage, type Tokens, type User } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { fromCallback, fromPromise } from 'xstate';
import { decodeAccessToken } from './access-token.ts';
import type { StoredUser } from './session.machine.ts';

const refreshWhenLeftMs = 300 * second;

type Listenable = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

interface SessionSurroundings {
  api: ApiClient;
  /** The storage that the client uses. */
  tokens: TokenStorage;
  /** @default Date.now */
  now?: () => number;
  /** The browser's window. @default the global one, if there is one */
  here?: Listenable;
}

/** Events after which timers may be overdue: a page in the background or a sleeping device suspends them. */
const resuming = ['online', 'pageshow', 'visibilitychange'] as const;

export function sessionActors({
  api,
  tokens,
  now = Date.now,
  here = globalThis as Listenable,
}: SessionSurroundings) {
  const storedUser = () => decodeAccessToken(tokens.read().access ?? '')?.user ?? null;

  function isRenewalDue(): boolean {
    const { access, refresh } = tokens.read();
    if (!access || !refresh) return false;
    const expiresAtMs = decodeAccessToken(access)?.expiresAtMs ?? 0;
    return expiresAtMs - now() <= refreshWhenLeftMs;
  }

  return {
    readUser: fromPromise<StoredUser>(async () => {
      return { isStored: tokens.read().access !== null, user: storedUser() };
    }),
    storeTokens: fromPromise<void, Tokens>(async ({ input: { access, refresh } }) => {
      tokens.write({ access: access.token, refresh: refresh.token });
    }),
    // Another tab may have stored valid tokens in the meantime.
    clearUnreadableTokens: fromPromise<void>(async () => {
      if (!storedUser()) tokens.clear();
    }),
    loadUser: fromPromise<User>(async ({ signal }) => {
      const before = storedUser();
      try {
        return await api.call('getProfile', { signal });
      } catch (error) {
        const isUnauthorized = error instanceof ApiProblem && error.status === 401;
        // A 401 clears both tokens [4.4], unless another user's tokens were stored in the meantime.
        if (isUnauthorized && storedUser()?.id === before?.id) tokens.clear();
        throw error;
      }
    }),
    renewWhenDue: fromPromise<void>(async () => {
      if (isRenewalDue()) await api.renewTokens();
    }),
    signOut: fromPromise<void>(async () => {
      const { refresh } = tokens.read();
      const farewell = refresh ? api.call('logout', { body: { refreshToken: refresh } }) : undefined;
      tokens.clear();
      await farewell;
    }),
    watchResuming: fromCallback(({ sendBack }) => {
      const resume = () => sendBack({ type: 'app.resumed' });
      for (const type of resuming) here.addEventListener?.(type, resume);
      return () => {
        for (const type of resuming) here.removeEventListener?.(type, resume);
      };
    }),
    watchTokens: fromCallback(({ sendBack }) => tokens.subscribe(() => sendBack({ type: 'tokens.changed' }))),
  };
}
