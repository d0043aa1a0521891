import type { FastifyBaseLogger } from 'fastify';
import type { CatalogChange } from './caching/subjects.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/open.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Texts } from './texts.ts';
import type { IdentityProvider } from './thirdParty/idTokens.ts';
import type { TokenKeys } from './users/tokenKeys.ts';

/** The dependencies of handlers and domain functions. Inside a transaction, pass on `{ ...context, db: trx }`. */
export interface Context {
  db: Db;
  settings: Settings;
  now: Clock;
  texts: Texts;
  keys: TokenKeys;
  /** Issues the ID tokens for third-party sign-in; null if that is turned off. */
  identityProvider: IdentityProvider | null;
  /** The files of uploads. */
  storage: Storage;
  /**
   * Reports what guests see differently from now on: those responses and pages are invalidated when the call ends. Call it
   * only after a real change, or clients could keep the caches empty.
   */
  catalogChanged(change: CatalogChange): void;
  /** For messages to operators. */
  log: FastifyBaseLogger;
}
