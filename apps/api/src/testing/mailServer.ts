import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine that takes every mail. */
export interface MailServer {
  /** What SMTP_URL is set to. */
  url: string;
  /** What it took, in the order of arrival: the whole mail, as it was sent. */
  taken: { to: string; text: string }[];
  close(): Promise<void>;
}

/**
 * @param port where it listens; 0: any that is free
 * @param refusing what it answers to a mail in place of taking it
 */
export async function startMailServer(port = 0, refusing: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((content) => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address).join(', '), text: content });
        done();
      }, done);
    },
    ...refusing,
  });
  // The client may leave in the middle of a refusal.
  server.on('error', () => {});
  const socket = await new Promise<{ address(): AddressInfo | string | null }>((listening) => {
    const listener = server.listen(port, '127.0.0.1', () => listening(listener));
  });
  return {
    url: `smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
