import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Settings } from '../settings.ts';
import { clientAddress } from './addresses.ts';

type Logger = NonNullable<FastifyServerOptions['logger']>;
type Fields = Record<string, unknown>;

/**
 * The log: one line of JSON for each event, so that input cannot forge lines. The demonstration logs only warnings and
 * errors, for a terminal; otherwise every request is logged, for a collector.
 */
export function logging({ demo }: Settings): Exclude<Logger, boolean> {
  return {
    level: demo ? 'warn' : 'info',
    formatters: { log: toSemanticConventions },
  };
}

/** Logs each request once, when its response is complete or its connection has closed. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) request.log.info({ req: request }, 'The client has disconnected');
    });
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...fields, err: error }, 'The response could not be sent');
    else request.log.info(fields, 'A request was answered');
  }
}

/** Renames Fastify's fields to OpenTelemetry's semantic conventions. */
function toSemanticConventions({ req, res, responseTime, err, ...rest }: Fields): Fields {
  return {
    ...rest,
    ...(req !== undefined && requestFields(req as FastifyRequest)),
    ...(res !== undefined && { 'http.response.status_code': (res as FastifyReply).statusCode }),
    ...(typeof responseTime === 'number' && { 'http.server.request.duration': responseTime / 1000 }),
    ...(err instanceof Error && exceptionFields(err)),
  };
}

/**
 * Without headers, which hold tokens, without the query, which holds tokens on pages that mails link to, and without the
 * secret in the address of a calendar.
 */
function requestFields(request: FastifyRequest): Fields {
  const { method, url } = request;
  const path = url.replace(/\?.*/s, '').replace(/calendar\/.*/is, 'calendar/…');
  return { 'http.request.method': method, 'url.path': path, 'client.address': clientAddress(request) };
}

/** A fixed list of fields: database drivers attach a query's values, such as a password's hash, to their errors. */
function exceptionFields({ name, message, stack = '', cause, ...more }: Error): Fields {
  return {
    'exception.type': name,
    'exception.message': message,
    'exception.stacktrace': stack,
    ...('code' in more && { 'exception.code': String(more.code) }),
    ...(cause instanceof Error && { 'exception.cause': exceptionFields(cause) }),
  };
}
