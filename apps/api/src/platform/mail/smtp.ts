import { createTransport } from 'nodemailer';
import type { Context } from '../context/context.ts';
import type { Mail } from './outbox.ts';

/** Sends one mail; rejects if the mail server rejects it or the signal aborts it. */
export type Send = (mail: Mail & { id: string }, signal: AbortSignal) => Promise<void>;

/** Sends by the mail server of SMTP_URL. */
export function smtpSender({ settings: { mail } }: Context): Send {
  const transport = createTransport(mail.smtpUrl ?? undefined);
  return async ({ id, to, subject, text, html, unsubscribeUrl }, signal) => {
    // A stable id lets mail servers detect duplicates.
    const messageId = `<${id}@${domainOf(mail.from)}>`;
    // As an object: a string would be parsed as a list of addresses with names.
    const recipient = { name: '', address: to };
    const message = { from: mail.from, to: recipient, subject, text, html, messageId };
    await transport.sendMail({ ...message, ...unsubscribeHeaders(unsubscribeUrl), signal });
  };
}

/** With both headers, a mail program unsubscribes with one click (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string | null | undefined) =>
  url
    ? { headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {};

/** With the delivery's backoff, temporary failures are retried for about a day and a half. */
const attemptsAtMost = 80;
/** About two and a half hours: enough to correct SMTP_URL or MAIL_FROM. */
const attemptsWhenRefused = 12;

/**
 * The maximum number of attempts for a failure. A permanent error (5xx) for the recipient or the message: one. A
 * permanent error for the sender or the login: a few, because a setting is probably wrong. Temporary errors (no
 * connection, 4xx): many.
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
