import type { Context } from '../platform/context/context.ts';
import { consumeOrThrow, keyOfEmail } from '../platform/limits/consume.ts';
import { addToCounts } from '../platform/limits/counts.ts';
import type { Purpose } from './mailTokens.ts';

/** A request to send a mail. */
export interface MailRequest {
  purpose: Purpose;
  recipient: string;
  /** The client's address. */
  address: string;
  /** The id of a known device of the account; null for a stranger. */
  device: string | null;
}

/**
 * Counts a mail by its requester: strangers by client address, known devices separately, so that no one exhausts the
 * limit of someone else. The address is counted before the recipient, because one address can name many recipients.
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
 * Counts a mail by its recipient. This count rejects no request, or strangers could exhaust it for the owner of the
 * mailbox.
 * @returns whether the recipient has received too many mails, so that the next one is delayed
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
