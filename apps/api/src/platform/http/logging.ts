import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { clientAddress } from './addresses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the path of a request is a secret: the log has the route instead. @default false */
    hasSecretPath?: boolean;
  }
}

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
    hooks: { streamWrite: redact },
  };
}

// The escapes of JSON are matched so that no match begins inside one. Each part is bounded, so that the time grows with the
// length only. Ids of users have 36 characters, secrets in addresses 43. Ids in the catalog, short words of lower-case
// letters, are no secrets; the versions of packages in a stack are no addresses.
const redacted =
  /\\(?:u[\da-f]{4}|.)|(?<id>(?=[\w-]{40})(?-i:[a-z\d]{1,19}(?:-[a-z\d]{1,19}){1,39})(?![\w%@-]))|(?<secret>[\w%-]{40,})|[\w.!#$%&'*+=?^`{|}~-]{1,64}(?:@|%(?:25){0,4}40)(?:(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,63}|localhost)/gi;

/** Replaces e-mail addresses and secrets, wherever a line has them: replies of mail servers contain addresses. */
function redact(line: string): string {
  return line.replace(redacted, (match, id?: string, secret?: string) => {
    if (match.startsWith('\\') || id !== undefined) return match;
    return secret === undefined ? '[e-mail]' : '[secret]';
  });
}

/** Logs each request once, when its response is complete or its connection has closed. The calls of a page are no requests. */
export class RequestLog extends LogController {
  readonly #isPartOfPage: () => boolean;

  /** @param isPartOfPage whether the current request is a call of a page that the server renders */
  constructor(isPartOfPage: () => boolean) {
    super();
    this.#isPartOfPage = isPartOfPage;
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (this.#isPartOfPage()) return;
    let isFinished = false;
    reply.raw.once('finish', () => {
      isFinished = true;
    });
    reply.raw.once('close', () => {
      if (!isFinished) request.log.info({ req: request }, 'The client has disconnected');
    });
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...fields, err: error }, 'The response could not be sent');
    else if (!this.#isPartOfPage()) request.log.info(fields, 'A request was answered');
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
 * Without headers, which hold tokens, without the query, which holds tokens on pages that mails link to, and without what
 * a wildcard matches in the address of a calendar, which is a secret or a part of one.
 */
function requestFields(request: FastifyRequest): Fields {
  const { method, url, routeOptions } = request;
  const path = routeOptions.config.hasSecretPath ? routeOptions.url : url.replace(/\?.*/s, '');
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
