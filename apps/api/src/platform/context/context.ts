import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../base/clock.ts';
import type { Texts } from '../base/texts.ts';
import type { Db } from '../database/open.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { IdentityProvider } from '../tokens/idTokens.ts';
import type { TokenKeys } from '../tokens/tokenKeys.ts';
import type { CatalogChange } from './subjects.ts';

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
