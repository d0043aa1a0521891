import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SettingsError } from '../base/startupErrors.ts';
import type { Settings } from '../settings/settings.ts';

type Listening = Pick<Settings, 'host' | 'port'>;

/** Checks that the server can listen, before it prepares its data. @throws {SettingsError} if it cannot */
export async function checkPort({ host, port }: Listening): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening').catch((error: unknown) => {
    throw unableToListen({ host, port }, error);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** @returns the address at which the server listens @throws {SettingsError} if it cannot listen */
export async function listen(app: FastifyInstance, { host, port }: Listening): Promise<string> {
  return app.listen({ host, port }).catch((error: unknown) => {
    throw unableToListen({ host, port }, error);
  });
}

function unableToListen({ host, port }: Listening, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new SettingsError(
      `PORT ${port} of ${host} is in use by another process, so nobody would reach this one. Stop the other one, or set ` +
        `PORT to another port, for example \`PORT=${port + 1}\`.`,
      { cause: error },
    );
  }
  if (code === 'EACCES') {
    return new SettingsError(
      `PORT is "${port}", where this user may not listen, so nobody would reach the server. Set PORT to 1024 or more.`,
      { cause: error },
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new SettingsError(
      `HOST is "${host}", which is no address of this machine, so nobody would reach the server. Set it to one of its ` +
        'addresses, to `0.0.0.0` for all, or leave it out for `127.0.0.1`.',
      { cause: error },
    );
  }
  return error;
}
