import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine that accepts every mail. */
export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  /** The accepted mails in order of arrival, as raw text. */
  taken: { to: string; text: string }[];
  close(): Promise<void>;
}

/** @param port the port, by default a free one @param refusing the response that rejects mails */
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
  // The client may disconnect during a rejection.
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
