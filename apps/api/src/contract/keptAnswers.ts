import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { catalogueChanges, noteCatalogueChange } from '../database/catalogueChanges.ts';

/** An answer of the catalogue as everybody gets it. */
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
  /** Lets those who wait for it go on, whether it was kept or not. */
  end(): void;
}

/** Answers that are made once for all who ask, for as long as nothing of the catalogue changes. */
export interface KeptAnswers {
  /**
   * Gives the answer that is kept, waiting for one that is being made; or lets the caller make it, who has to end it.
   * What was kept counts for nothing where nobody can tell whether it is still true.
   */
  take(address: string): Promise<KeptAnswer | Making>;
  /** Something of the catalogue has changed: this process forgets at once, the others before they look again. */
  changed(): Promise<void>;
}

const bytesAtMost = 64 * 1024 * 1024;
/** JavaScript keeps two bytes for a character, and the encoded forms are small beside the text. */
const bytesOf = ({ json }: KeptAnswer) => 3 * json.length + 500;
/** So old may what another process has changed be at most. */
const lookEveryMs = 1000;

/** @returns null where the settings want nothing kept */
export function keepAnswers({ db, settings, log }: Context): KeptAnswers | null {
  const { keepAnswersMs: ttl, requestMs } = settings.operation;
  if (ttl === 0) return null;
  const answers = new LRUCache<string, KeptAnswer>({ maxSize: bytesAtMost, sizeCalculation: bytesOf });
  const processId = randomUUID();
  // Nobody else has the embedded database open.
  const isShared = settings.database.kind === 'postgres';
  let moment = 0;
  let seen: number | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  const beingMade = new Map<string, Promise<void>>();

  const forget = () => {
    moment += 1;
    answers.clear();
  };
  const look = async () => {
    const at = performance.now();
    const changes = await catalogueChanges(db);
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
  const begin = (address: string): Making => {
    const since = moment;
    const { promise, resolve } = Promise.withResolvers<void>();
    beingMade.set(address, promise);
    const end = () => {
      clearTimeout(lateEnd);
      if (beingMade.get(address) === promise) beingMade.delete(address);
      resolve();
    };
    // Whatever becomes of the request that makes it, the others shall not wait for ever.
    const lateEnd = setTimeout(end, requestMs).unref();
    return {
      keep(answer) {
        // Those that were made together shall not all have to be made again together.
        const own = { ttl: ttl * (0.5 + Math.random() / 2) };
        if (since === moment) answers.set(address, { ...answer, encoded: new Map() }, own);
      },
      end,
    };
  };

  return {
    async take(address) {
      if (answers.has(address)) await lookIfDue();
      while (beingMade.has(address)) await beingMade.get(address);
      return answers.get(address) ?? begin(address);
    },
    async changed() {
      forget();
      if (!isShared) return;
      await noteCatalogueChange(db, processId).catch((error: unknown) =>
        log.warn(error, 'Other processes could not be told that the catalogue has changed'),
      );
    },
  };
}
