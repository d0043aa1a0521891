import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { catalogChanges, recordCatalogChange } from '../database/catalogChanges.ts';

/** An answer of the catalog as everybody gets it. */
export interface KeptAnswer {
  etag: string;
  json: string;
  /** What it is in each encoding that somebody asked for. */
  encoded: Map<string, Promise<Buffer>>;
}

/** An answer that is being made, for whoever asks for the same meanwhile, too. */
export interface Making {
  /** Keeps it, unless something has changed since it was begun. */
  keep(answer: Omit<KeptAnswer, 'encoded'>): void;
  /** Ends the wait of the same requests. Those of an answer that nobody may keep then go on side by side. */
  end(): void;
}

/** Answers that are made once for all who ask, for as long as nothing of the catalog changes. */
export interface KeptAnswers {
  /**
   * Gives the answer that is kept, waiting for one that is being made; or lets the caller make it, who has to end it.
   * What was kept counts for nothing where nobody can tell whether it is still true.
   */
  take(key: CacheKey): Promise<KeptAnswer | Making>;
  /** Something of the catalog has changed: this process forgets at once, the others before they look again. */
  changed(): Promise<void>;
  /** How much is cached now. */
  size(): { entries: number; bytes: number };
}

/** Names one answer: all requests that mean the same have the same key. */
export interface CacheKey {
  text: string;
  /** Whether the caller chose from a few answers only; a search or a page size of one's own has countless ones. */
  isCommon: boolean;
}

/** The countless answers have a budget of their own, so that they never evict those that everybody asks for. */
export const budgets = {
  common: { max: 5000, maxSize: 60 * 1024 * 1024 },
  rare: { max: 500, maxSize: 4 * 1024 * 1024 },
};
/** JavaScript keeps two bytes for a character, and the encoded forms are small beside the text. */
const bytesOf = ({ json }: KeptAnswer, key: string) => 2 * key.length + 3 * json.length + 500;
/** So old may what another process has changed be at most. */
const lookEveryMs = 1000;

/** @returns null where the settings want nothing kept */
export function keepAnswers({ db, settings, log }: Context): KeptAnswers | null {
  const { responseCacheTtlMs: ttl, requestMs } = settings.operation;
  if (ttl === 0) return null;
  const open = (budget: { max: number; maxSize: number }) =>
    new LRUCache<string, KeptAnswer>({ ...budget, sizeCalculation: bytesOf });
  const caches = { common: open(budgets.common), rare: open(budgets.rare) };
  const cacheOf = ({ isCommon }: CacheKey) => (isCommon ? caches.common : caches.rare);
  const processId = randomUUID();
  // Nobody else has the embedded database open.
  const isShared = settings.database.kind === 'postgres';
  let moment = 0;
  let seen: number | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  /** Whether it is worth waiting for the next one, too. */
  const beingMade = new Map<string, Promise<boolean>>();

  const forget = () => {
    moment += 1;
    for (const cache of Object.values(caches)) cache.clear();
  };
  const look = async () => {
    const at = performance.now();
    const changes = await catalogChanges(db);
    if (changes !== seen) forget();
    seen = changes;
    lookedAt = at;
  };

  const lookIfDue = async () => {
    if (!isShared || performance.now() - lookedAt <= lookEveryMs) return;
    looking ??= look().finally(() => {
      looking = null;
    });
    // A database that is away is told of by the query that is made instead.
    await looking.catch(forget);
  };
  const begin = (key: CacheKey): Making => {
    const since = moment;
    let mayBeKept = false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    beingMade.set(key.text, promise);
    const end = () => {
      clearTimeout(lateEnd);
      if (beingMade.get(key.text) === promise) beingMade.delete(key.text);
      resolve(mayBeKept);
    };
    // Whatever becomes of the request that makes it, the others shall not wait for ever.
    const lateEnd = setTimeout(end, requestMs).unref();
    return {
      keep(answer) {
        mayBeKept = true;
        // Those that were made together shall not all have to be made again together.
        const own = { ttl: ttl * (0.5 + Math.random() / 2) };
        if (since === moment) cacheOf(key).set(key.text, { ...answer, encoded: new Map() }, own);
      },
      end,
    };
  };
  const makeAlone: Making = { keep: () => {}, end: () => {} };

  return {
    async take(key) {
      const cache = cacheOf(key);
      if (cache.has(key.text)) await lookIfDue();
      for (let other = beingMade.get(key.text); other; other = beingMade.get(key.text)) {
        const mayBeKept = await other;
        // A 404 or an empty page: to queue up for it would make one request after the other.
        if (!mayBeKept) return makeAlone;
      }
      return cache.get(key.text) ?? begin(key);
    },
    async changed() {
      forget();
      if (!isShared) return;
      await recordCatalogChange(db, processId).catch((error: unknown) =>
        log.warn(error, 'Other processes could not be told that the catalog has changed'),
      );
    },
    size() {
      const { common, rare } = caches;
      return {
        entries: common.size + rare.size,
        bytes: common.calculatedSize + rare.calculatedSize,
      };
    },
  };
}
