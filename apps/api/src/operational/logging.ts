import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

type Logger = NonNullable<FastifyServerOptions['logger']>;

/**
 * How the log is written: one line of JSON each, so that nothing from outside can begin a line of its own. In the
 * demonstration only what goes wrong, for a person at a terminal; elsewhere every request, for a collector.
 */
export function logging({ demo }: Settings): Exclude<Logger, boolean> {
  return {
    level: demo ? 'warn' : 'info',
    serializers: { req: aboutRequest, err: aboutError },
  };
}

/** Neither headers, which hold tokens, nor the query, which does on pages that mails lead to. */
function aboutRequest(request: FastifyRequest): { method: string; url: string; remoteAddress: string } {
  return { method: request.method, url: request.url.replace(/\?.*/s, ''), remoteAddress: request.ip };
}

type AboutError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: AboutError;
};

/** Only these fields: databases put the query's values, a password's hash among them, on the errors they throw. */
function aboutError(error: Error): AboutError {
  const { name: type, message, stack = '', cause } = error;
  return {
    type,
    message,
    stack,
    ...('code' in error && { code: String(error.code) }),
    ...(cause instanceof Error && { cause: aboutError(cause) }),
  };
}
