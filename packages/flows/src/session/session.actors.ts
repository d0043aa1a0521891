import type { ApiClient, TokenStorage, Tokens, User } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromCallback, fromPromise } from 'xstate';
import { decodeAccessToken } from './access-token.ts';
import type { StoredPerson } from './session.machine.ts';

interface SessionSurroundings {
  api: ApiClient;
  /** The same storage that the client reads. */
  tokens: TokenStorage;
  /** @default Date.now */
  now?: () => number;
}

export function sessionActors({ api, tokens, now = Date.now }: SessionSurroundings) {
  function isRenewalDue(): boolean {
    const { access, refresh } = tokens.read();
    if (!access || !refresh) return false;
    const expiresAtMs = decodeAccessToken(access)?.expiresAtMs ?? 0;
    return expiresAtMs - now() <= limits.refreshWhenLeftMs;
  }

  return {
    readPerson: fromPromise<StoredPerson>(async () => {
      const { access } = tokens.read();
      return { isStored: access !== null, user: access ? (decodeAccessToken(access)?.user ?? null) : null };
    }),
    keepTokens: fromPromise<void, Tokens>(async ({ input: { access, refresh } }) => {
      tokens.write({ access: access.token, refresh: refresh.token });
    }),
    forgetTokens: fromPromise<void>(async () => tokens.clear()),
    loadUser: fromPromise<User>(({ signal }) => api.call('getProfile', { signal })),
    renewWhenDue: fromPromise<void>(async () => {
      if (isRenewalDue()) await api.renewTokens();
    }),
    signOut: fromPromise<void>(async () => {
      const { refresh } = tokens.read();
      const farewell = refresh ? api.call('logout', { body: { refreshToken: refresh } }) : undefined;
      tokens.clear();
      await farewell;
    }),
    watchTokens: fromCallback(({ sendBack }) => tokens.subscribe(() => sendBack({ type: 'tokens.changed' }))),
  };
}
