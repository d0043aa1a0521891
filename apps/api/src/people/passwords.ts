import { hash, verify } from '@node-rs/argon2';

// OWASP's setting for argon2id, which is the library's default algorithm.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];
let unknownPersonsHash: Promise<string> | null = null;

/** A hash to keep in the database. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Whether the password is the one; without a hash it takes as long, and the answer is no. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  unknownPersonsHash ??= hash('nobody has this password', options);
  const compared = passwordHash ?? (await unknownPersonsHash);
  const isRight = await inTurn(() => verify(compared, password));
  return isRight && passwordHash !== null;
}

/** Each hash takes 19 MiB and a core: a crowd at the door shall wait rather than push everything else out. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
