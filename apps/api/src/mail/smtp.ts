import { createTransport } from 'nodemailer';
import type { Context } from '../context.ts';
import type { Mail } from './outbox.ts';

/** Hands one mail to the mail server; throws when it does not take it, or when the signal comes first. */
export type Send = (mail: Mail & { id: string }, signal: AbortSignal) => Promise<void>;

/** Sends by the mail server of SMTP_URL. */
export function smtpSender({ settings: { mail } }: Context): Send {
  const transport = createTransport(mail.smtpUrl ?? undefined);
  return async ({ id, to, subject, text, html }, signal) => {
    // The same id at each attempt lets mail servers recognize a repetition.
    const messageId = `<${id}@${domainOf(mail.from)}>`;
    // As an object: a text would be read as a list of addresses, each with a name.
    const recipient = { name: '', address: to };
    await transport.sendMail({ from: mail.from, to: recipient, subject, text, html, messageId, signal });
  };
}

/** With the waits of the delivery, a passing failure is tried again for about a day and a half. */
const attemptsAtMost = 80;
/** About two and a half hours: long enough to correct SMTP_URL or MAIL_FROM. */
const attemptsWhenRefused = 12;

/**
 * How often a mail is tried that failed like this.
 * - The server refuses the recipient or the message for good (5xx): once.
 * - It refuses the sender or the sign-in, or serves nobody (5xx): a few times, since a setting is probably wrong.
 * - Anything else passes: the server is away, or asks for a later attempt (4xx).
 */
export function attemptsAfter(error: unknown): number {
  if (!(error instanceof Error) || !('responseCode' in error)) return attemptsAtMost;
  if (Number(error.responseCode) < 500) return attemptsAtMost;
  const command = 'command' in error ? error.command : null;
  return command === 'RCPT TO' || command === 'DATA' ? 1 : attemptsWhenRefused;
}

function domainOf(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
}
