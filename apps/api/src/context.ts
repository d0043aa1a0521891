import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db } from './database/open.ts';
import type { Settings } from './settings.ts';
import type { Texts } from './texts.ts';
import type { IdentityProvider } from './thirdParty/idTokens.ts';
import type { TokenKeys } from './users/tokenKeys.ts';

/** What handlers and the domain reach the world through. Inside a transaction, hand on `{ ...context, db: trx }`. */
export interface Context {
  db: Db;
  settings: Settings;
  now: Clock;
  texts: Texts;
  keys: TokenKeys;
  /** Whose ID tokens sign people in; null: third-party sign-in is off. */
  identityProvider: IdentityProvider | null;
  /**
   * Says that what everybody sees of the catalog has really changed: when the call ends, the cached answers are
   * invalidated. Call it for nothing less, or anyone could keep the cache empty.
   */
  catalogChanged(): void;
  /** For sentences that only operators read. */
  log: FastifyBaseLogger;
}
