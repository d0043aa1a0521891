import { hash } from '@node-rs/argon2';
import type { SignedInUser, TestApi } from './api.ts';

/** The password of test users. */
export const password = 'a long sentence';

/** Cheap to compare; `hashPassword` takes 19 MiB and some 20 ms of a core. */
const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A user who can sign in with `password`. */
export async function userWithPassword(
  api: TestApi,
  fields: Parameters<TestApi['user']>[0] = {},
): Promise<SignedInUser> {
  return api.user({ ...fields, password_hash: passwordHash });
}

/** The `Cookie` header for the cookie that a response sets. */
export function cookieIn({ headers }: { headers: Record<string, unknown> }): string {
  const [pair = ''] = String(headers['set-cookie'] ?? '').split(';');
  return pair;
}

/** The mails to an address, newest first. */
export function mailsTo({ context: { db } }: TestApi, recipient: string) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

/** The token in the newest mail to an address. */
export async function mailedToken(api: TestApi, recipient: string): Promise<string> {
  const [mail] = await mailsTo(api, recipient);
  return new URL(mail?.links[0] ?? 'none:').searchParams.get('token') ?? '';
}
