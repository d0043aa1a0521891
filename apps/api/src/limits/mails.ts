import type { Context } from '../context.ts';
import type { Purpose } from '../users/mailTokens.ts';
import { consumeOrThrow, keyOfEmail } from './consume.ts';
import { addToCounts } from './counts.ts';

/** A mail that someone asks for. */
export interface MailRequest {
  purpose: Purpose;
  recipient: string;
  /** Where the request comes from. */
  address: string;
  /** The name of a device that the account knows. Null: a stranger's. */
  device: string | null;
}

/**
 * Counts a mail by who asks for it. What strangers ask for counts for their addresses, so nobody uses up another one's
 * share; a known device has a share of its own. An address is counted before a recipient, as there are many of those.
 * @throws {Problem} 429 above a limit
 */
export async function consumeMailOrThrow(context: Context, request: MailRequest): Promise<void> {
  const { recipient, address, device } = request;
  if (device === null) {
    await consumeOrThrow(context, 'mailHourly', address);
    await consumeOrThrow(context, 'mailDaily', address);
  }
  const sender = device === null ? address : `device.${device}`;
  await consumeOrThrow(context, 'mail', `${keyOfEmail(recipient)}:${sender}`);
}

/**
 * Counts a mail by who gets it. Nobody is refused by this count, or anybody could use it up for the owner of the mailbox.
 * @returns whether there were so many that another one makes sense only after a while
 */
export async function isOverRecipientLimit(
  { db, settings, now }: Context,
  { purpose, recipient }: Pick<MailRequest, 'purpose' | 'recipient'>,
): Promise<boolean> {
  if (!settings.rates) return false;
  const { recipientHourly, recipientDaily } = settings.rates;
  const key = `${purpose}:${keyOfEmail(recipient)}`;
  const limitOf = new Map([
    [`recipientHourly:${key}`, recipientHourly],
    [`recipientDaily:${key}`, recipientDaily],
  ]);
  const additions = [...limitOf].map(([one, { perMs }]) => ({ key: one, by: 1, perMs }));
  const counts = await addToCounts(db, additions, now());
  return counts.some(({ key: one, count }) => count > (limitOf.get(one)?.max ?? 0));
}
