import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * Starts a mail server on this machine that accepts every mail.
 * @param port the port, by default a free one @param refusing the response that rejects mails
 */
export async function startMailServer(port = 0, refusing: SMTPServerOptions = {}) {
  /** The accepted mails in order of arrival, as raw text. */
  const mails: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((content) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(', '), text: content });
        done();
      }, done);
    },
    ...refusing,
  });
  // The client may disconnect during a rejection.
  server.on('error', () => {});
  const socket = server.listen(port, '127.0.0.1');
  await once(socket, 'listening');
  return {
    url: `smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
