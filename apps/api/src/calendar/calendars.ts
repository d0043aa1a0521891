import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { components } from '@lyceum/api-client/schema';
import { type Language, languageQuery } from '@lyceum/rules';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';

export type Calendar = components['schemas']['Calendar'];

/** In bytes, of the stored part of a secret and of its signature. */
const partBytes = 16;

const signatureOf = (part: Buffer, key: Uint8Array) =>
  createHmac('sha256', key).update(part).digest().subarray(0, partBytes);

/** The secret in an address: what is stored, and its signature by a key that is not in the database. */
function secretOf(part: Buffer, { calendars: [key] }: Context['keys']): string {
  return Buffer.concat([part, signatureOf(part, key)]).toString('base64url');
}

/** The stored part of a secret; null if its signature is not by this server. */
function partOf(secret: string, { calendars: keys }: Context['keys']): string | null {
  const bytes = Buffer.from(secret, 'base64url');
  // Decoding ignores other characters, and bits at the end.
  if (bytes.length !== 2 * partBytes || bytes.toString('base64url') !== secret) return null;
  const part = bytes.subarray(0, partBytes);
  const signature = bytes.subarray(partBytes);
  const matches = keys.map((key) => timingSafeEqual(signatureOf(part, key), signature));
  return matches.includes(true) ? part.toString('base64url') : null;
}

function toCalendar(
  { keys, settings }: Context,
  row: { key: string; created_at: Date } | undefined,
  language: Language,
): Calendar {
  if (!row) return { address: null, since: null };
  const secret = secretOf(Buffer.from(row.key, 'base64url'), keys);
  return {
    address: `${settings.publicUrl}/calendar/${secret}.ics?${languageQuery}=${language}`,
    since: row.created_at.toISOString(),
  };
}

/** The calendar of a user, with an address for a language. */
export async function readCalendar(context: Context, user: UserRow, language: Language): Promise<Calendar> {
  const row = await context.db
    .selectFrom('calendars')
    .select(['key', 'created_at'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return toCalendar(context, row, language);
}

/** Creates a new address, which replaces the former one. */
export async function renew(context: Context, user: UserRow, language: Language): Promise<Calendar> {
  const calendar = { key: randomBytes(partBytes).toString('base64url'), created_at: context.now() };
  await context.db
    .insertInto('calendars')
    .values({ user_id: user.id, ...calendar })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(calendar))
    .execute();
  return toCalendar(context, calendar, language);
}

/** Revokes the address of a user, if there is one. */
export async function turnOff({ db }: Context, user: UserRow): Promise<void> {
  await db.deleteFrom('calendars').where('user_id', '=', user.id).execute();
}

/** The id of the user whose calendar has this secret; null if there is none. */
export async function findOwner({ db, keys }: Context, secret: string): Promise<string | null> {
  const key = partOf(secret, keys);
  if (key === null) return null;
  const calendar = await db
    .selectFrom('calendars')
    .select('user_id')
    .where('key', '=', key)
    .executeTakeFirst();
  return calendar?.user_id ?? null;
}
