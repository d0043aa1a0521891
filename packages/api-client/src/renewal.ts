import { second } from '@lyceum/rules';
import { ApiProblem } from './problem.ts';
import type { TokenStorage } from './tokens.ts';
import type { Tokens } from './types.ts';

const refreshAttempts = 3;
const refreshAttemptsWithinMs = 10 * second;

const pauseMs = 500;
const attemptMs = (refreshAttemptsWithinMs - (refreshAttempts - 1) * pauseMs) / refreshAttempts;

/** Whether the server itself, not a proxy in between, rejected the refresh token. Any other failure is retried. */
export function isRenewalRefused(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.code === 'no_refresh_token' || [400, 401, 403].includes(error.status ?? 0);
}

/**
 * Up to three attempts, spread over ten seconds (docs/product.md, Accounts and sessions): a device that wakes up needs some
 * of them to find its network.
 */
async function persistently<T>(work: (signal: AbortSignal) => Promise<T>, attempt = 1): Promise<T> {
  const startedAtMs = Date.now();
  try {
    return await work(AbortSignal.timeout(attemptMs));
  } catch (error) {
    if (isRenewalRefused(error) || attempt >= refreshAttempts) throw error;
    await new Promise((resolve) => setTimeout(resolve, startedAtMs + attemptMs + pauseMs - Date.now()));
    return persistently(work, attempt + 1);
  }
}

/** @returns the access token to continue with; rejects without one */
export type Renew = (stale: string | null) => Promise<string>;

/**
 * Renews the tokens once for all concurrent callers, including those in other tabs. A failed renewal clears them [7.1].
 * @param requestTokens calls the operation
 * @param withoutToken the problem if no refresh token is stored
 */
export function createRenewal(
  tokens: TokenStorage,
  requestTokens: (refreshToken: string, signal: AbortSignal) => Promise<Tokens>,
  withoutToken: () => ApiProblem,
): Renew {
  const isStill = (refresh: string | null) => tokens.read().refresh === refresh;

  async function renewAlone(stale: string | null): Promise<string> {
    const { access, refresh } = tokens.read();
    // Another tab has renewed the tokens in the meantime.
    if (access !== null && access !== stale) return access;
    try {
      if (refresh === null) throw withoutToken();
      const next = await persistently((signal) => requestTokens(refresh, signal));
      // A sign-out or another sign-in in the meantime takes precedence.
      if (isStill(refresh)) tokens.write({ access: next.access.token, refresh: next.refresh.token });
    } catch (error) {
      if (isStill(refresh)) tokens.clear();
      throw error;
    }
    const now = tokens.read().access;
    if (now === null) throw withoutToken();
    return now;
  }

  let running: Promise<string> | null = null;
  return (stale) => {
    const { access } = tokens.read();
    if (access !== null && access !== stale) return Promise.resolve(access);
    const work = () => renewAlone(stale);
    running ??= (tokens.alone ? tokens.alone(work) : work()).finally(() => {
      running = null;
    });
    return running;
  };
}
