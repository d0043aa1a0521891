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

/** Answers that are made once for all who ask, for as long as nothing of the catalogue changes. */
export interface KeptAnswers {
  /** @returns null where there is none, or nobody can tell whether it is still true */
  find(address: string): Promise<KeptAnswer | null>;
  /** What an answer that is made from now on shall be kept with. */
  moment(): number;
  /** Keeps an answer, unless something has changed since the moment. */
  keep(address: string, moment: number, answer: Omit<KeptAnswer, 'encoded'>): void;
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
  const { keepAnswersMs: ttl } = settings.operation;
  if (ttl === 0) return null;
  const answers = new LRUCache<string, KeptAnswer>({ maxSize: bytesAtMost, sizeCalculation: bytesOf, ttl });
  const processId = randomUUID();
  // Nobody else has the embedded database open.
  const isShared = settings.database.kind === 'postgres';
  let moment = 0;
  let seen: number | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

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

  return {
    async find(address) {
      if (!answers.has(address)) return null;
      if (isShared && performance.now() - lookedAt > lookEveryMs) {
        looking ??= look().finally(() => {
          looking = null;
        });
        // A database that is away is told of by the query that is made instead.
        await looking.catch(forget);
      }
      return answers.get(address) ?? null;
    },
    moment: () => moment,
    keep(address, since, answer) {
      if (since === moment) answers.set(address, { ...answer, encoded: new Map() });
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
