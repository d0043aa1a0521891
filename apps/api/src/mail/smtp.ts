import { createTransport } from 'nodemailer';
import type { Context } from '../context.ts';
import type { Mail } from './outbox.ts';

/** Hands one mail to the mail server; throws when it does not take it, or when the signal comes first. */
export type Send = (mail: Mail & { id: string }, signal: AbortSignal) => Promise<void>;

/** Sends by the mail server of SMTP_URL. */
export function smtpSender({ settings: { mail } }: Context): Send {
  const transport = createTransport(mail.smtpUrl ?? undefined);
  return async ({ id, to, subject, text, html }, signal) => {
    // The same id at each attempt lets mail servers recognise a repetition.
    const messageId = `<${id}@${domainOf(mail.from)}>`;
    // As an object: a text would be read as a list of addresses, each with a name.
    const recipient = { name: '', address: to };
    await transport.sendMail({ from: mail.from, to: recipient, subject, text, html, messageId, signal });
  };
}

function domainOf(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
}
