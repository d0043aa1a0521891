import { limits } from '@lyceum/rules';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problems.ts';
import { createConcurrencyLimit, type Lane } from './concurrency.ts';

// OWASP's setting for argon2id, which is the library's default algorithm.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** What the password of someone unknown is compared with: made like all others, of a text that nobody knows. */
export const dummyPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bTE5brIdBzAkdGsMGnWWOQ$dVBKuXE95/xZhCwj/dbXKPDhYgfXRZGb6D1KpsTVQaM';

const tryAgainInSeconds = 2;

/** Each hash takes 19 MiB and a core: a crowd at the door shall wait rather than push everything else out. */
const inTurn = createConcurrencyLimit(
  {
    atOnce: limits.passwordHashesAtOnce,
    waiting: limits.passwordHashQueueMaximum,
    waitingAhead: limits.passwordHashPriorityQueueMaximum,
  },
  () => new Problem('unavailable', { retryAfter: tryAgainInSeconds }),
);

/** What a guess has to do with others, done in the turn of its own comparison, so that no crowd slips past it. */
export interface Watch {
  /** May refuse the guess by throwing. */
  before(): Promise<void>;
  /** It was wrong. */
  failed(): Promise<void>;
  /** @default 'ordinary' */
  lane?: Lane;
}

/** A hash to keep in the database. @throws {Problem} 503 when too many wait already, as `verifyPassword` does. */
export function hashPassword(password: string, lane: Lane = 'ordinary'): Promise<string> {
  return inTurn(() => hash(password, options), lane);
}

/** Whether the password is the one; without a hash it takes as long, and the answer is no. */
export function verifyPassword(
  password: string,
  passwordHash: string | null,
  watch?: Watch,
): Promise<boolean> {
  return inTurn(async () => {
    await watch?.before();
    const isRight = await verify(passwordHash ?? dummyPasswordHash, password);
    if (isRight && passwordHash !== null) return true;
    await watch?.failed();
    return false;
  }, watch?.lane);
}
