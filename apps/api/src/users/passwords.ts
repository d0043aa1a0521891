import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problems.ts';
import { createConcurrencyLimit, type Priority } from './concurrency.ts';

/** Each takes 19 MiB and a core for some 20 ms. */
export const passwordHashesAtOnce = 2;
/** The maximum length of the queue; further requests get a 503. */
export const passwordHashQueueMaximum = 200;
/** The maximum length of the priority queue, for mailed links and known devices. */
const passwordHashPriorityQueueMaximum = 100;

// OWASP's parameters for argon2id, the library's default algorithm.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The hash to verify against if the account does not exist. It has the same parameters as all others, and no known password. */
export const dummyPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bTE5brIdBzAkdGsMGnWWOQ$dVBKuXE95/xZhCwj/dbXKPDhYgfXRZGb6D1KpsTVQaM';

const retryAfterSeconds = 2;

/** Each hash takes 19 MiB and a core: many sign-ins at once wait in a queue instead of starving other requests. */
const runLimited = createConcurrencyLimit(
  {
    concurrency: passwordHashesAtOnce,
    queue: { normal: passwordHashQueueMaximum, high: passwordHashPriorityQueueMaximum },
  },
  () => new Problem('unavailable', { retryAfter: retryAfterSeconds }),
);

/** Hooks that run in the slot of the comparison, so that concurrent attempts cannot bypass the throttling. */
export interface VerifyHooks {
  /** Rejects the attempt by throwing. */
  before(): Promise<void>;
  /** Called after a wrong password. */
  failed(): Promise<void>;
  /** @default 'normal' */
  priority?: Priority;
}

/** The Unicode form that is hashed: systems type the same letters in different ones [2.492]. */
const hashed = (password: string) => password.normalize('NFC');

/** Returns a hash to store. @throws {Problem} 503 if the queue is full, like `verifyPassword` */
export function hashPassword(password: string, priority: Priority = 'normal'): Promise<string> {
  return runLimited(() => hash(hashed(password), options), priority);
}

/** Verifies a password. Without a hash it takes the same time and returns false. */
export function verifyPassword(
  password: string,
  passwordHash: string | null,
  hooks?: VerifyHooks,
): Promise<boolean> {
  return runLimited(async () => {
    await hooks?.before();
    const stored = passwordHash ?? dummyPasswordHash;
    let isRight = await verify(stored, hashed(password));
    // Older hashes are of the password as it was typed.
    if (!isRight && password !== hashed(password)) isRight = await verify(stored, password);
    if (isRight && passwordHash !== null) return true;
    await hooks?.failed();
    return false;
  }, hooks?.priority);
}
