import type { IncomingMessage } from 'node:http';
import { requestLanguage } from '@lyceum/i18n/server';
import { uploadProcessingMs } from '@lyceum/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogCaches } from '../caching/catalogCaches.ts';
import type { CatalogChange } from '../caching/subjects.ts';
import type { Context } from '../context.ts';
import { clientKey } from '../operational/addresses.ts';
import { type TimeLimit, timeLimit } from '../operational/timeLimit.ts';
import { type CreateProblem, Problem, problemBody, problems } from '../problems.ts';
import { discardReceived, receiveFile } from '../uploads/receive.ts';
import type { Caller } from '../users/caller.ts';
import { readDeviceCookie } from '../users/devices.ts';
import { addCaching } from './caching.ts';
import { type Contract, type Operation, routePath } from './document.ts';
import { requestValidators } from './fieldErrors.ts';
import { readIfMatch } from './ifMatch.ts';
import { addErrorHandlers } from './problemResponses.ts';
import { openResponseCache } from './responseCache.ts';
import { checkRights, isGuest } from './rights.ts';
import { serializerCompiler } from './serializers.ts';
import type { Handlers, OperationId } from './types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    time: TimeLimit;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** More than the largest valid body, in its longest form. The contract's 413 states it. */
const bodyMaximumBytes = 256 * 1024;

/**
 * Registers a route for every operation of the contract. Each request passes limits, authorization, validation, handler and
 * serialization, in this order.
 * @throws if an operation has no handler or a handler no operation.
 */
export async function addRoutes(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  context: Context,
  caches: CatalogCaches | null,
): Promise<void> {
  checkHandlers(contract, handlers);
  const validators = requestValidators(contract);
  const cache = caches && openResponseCache(caches);
  app.setSerializerCompiler(serializerCompiler(contract));
  app.decorateRequest('caller', null);
  app.decorateRequest('time');
  app.decorateRequest('pendingEntry', null);
  app.decorateRequest('subjects', null);
  acceptJson(app);
  acceptFiles(app, contract);
  addErrorHandlers(app, context);

  for (const [operation, wrongFields] of validators) {
    const { subjects } = handlers[operation.id as OperationId];
    const { mayBeCached, sendCached, handled, finish } = addCaching(operation, subjects, cache);
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      config: { operation, rateClasses: [...new Set(['general', operation.rateClass] as const)] },
      bodyLimit: operation.upload?.maximumBytes ?? bodyMaximumBytes,
      schema: {
        response: Object.fromEntries([...operation.responses].filter(([, schema]) => schema)),
      },
      onRequest: async (request) => {
        request.time = timeLimit(
          operation.upload ? uploadProcessingMs : context.settings.operation.requestMs,
        );
        if (isGuest(operation.access, request)) return;
        request.caller = await request.time.within(() => checkRights(context, operation.access, request));
      },
      preHandler: async (request, reply) => {
        const details = wrongFields(request);
        if (details.length > 0) throw new Problem('invalidRequest', { details });
        if (!mayBeCached(request)) return;
        if (await request.time.within(() => sendCached(request, reply))) return reply;
      },
      onError: discardReceived,
      handler: async (request, reply) => {
        const body = await runHandler(operation, handlers, { ...context, caches }, request, reply);
        await discardReceived(request);
        handled(request, reply.statusCode, body);
        return body === undefined ? reply.send() : body;
      },
      onSend: (request, reply, payload, done) => done(null, finish(request, reply, payload)),
    });
  }
}

function checkHandlers(contract: Contract, handlers: Handlers): void {
  const operationIds = new Set(contract.operations.map(({ id }) => id));
  const missing = [...operationIds].filter((id) => !(id in handlers));
  const extra = Object.keys(handlers).filter((id) => !operationIds.has(id));
  if (missing.length + extra.length === 0) return;
  throw new Error(
    `openapi.yaml and the handlers do not match. Without a handler: ${missing.join(', ') || 'none'}; ` +
      `not in the contract: ${extra.join(', ') || 'none'}. Add or remove folders in src/operations.`,
  );
}

/**
 * Accepts `application/json`; content types that no operation lists are a 415. An empty body counts as absent.
 */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.operation?.upload) return done(new Problem('unsupportedFileType'));
    if (text === '') return done(null, undefined);
    return parse(request, String(text), done);
  });
}

/** Receives the files of the operations that list their content type. Anywhere else it is a 415. */
function acceptFiles(app: FastifyInstance, { operations }: Contract): void {
  const types = new Set(operations.flatMap(({ upload }) => upload?.types ?? []));
  app.addContentTypeParser([...types], async (request: FastifyRequest, payload: IncomingMessage) => {
    const upload = request.routeOptions.config.operation?.upload;
    if (!upload) throw new Problem('unsupportedMediaType');
    if (!upload.types.includes(mediaTypeOf(request))) throw new Problem('unsupportedFileType');
    return receiveFile(request, payload, { type: mediaTypeOf(request), maximumBytes: upload.maximumBytes });
  });
}

const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

async function runHandler(
  { id, responses }: Operation,
  handlers: Handlers,
  { caches, ...context }: Context & { caches: CatalogCaches | null },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const handler: (
    request: never,
    context: Context,
  ) => Promise<{ status: number; body?: unknown; cookie?: string }> = handlers[id as OperationId];
  const { params, query, body: requestBody, caller } = request;
  const problem: CreateProblem = (name) => ({
    status: problems[name],
    body: problemBody(context.texts, handlerRequest.language, name),
  });
  const handlerRequest = {
    params,
    query,
    body: requestBody,
    caller,
    address: clientKey(request),
    ifMatch: responses.has(412) ? readIfMatch(request.headers['if-match']) : null,
    device: readDeviceCookie(request.headers.cookie),
    get language() {
      return requestLanguage({ acceptLanguage: request.headers['accept-language'] });
    },
    problem,
  };
  const changes: CatalogChange[] = [];
  const handlerContext: Context = {
    ...context,
    log: request.log,
    db: request.time.during(context.db),
    catalogChanged(change) {
      changes.push(change);
    },
  };
  const { status, body, cookie } = await request.time.within(async () => {
    try {
      return await handler(handlerRequest as never, handlerContext);
    } finally {
      // The change is committed or rolled back by now, even if the caller has already received a 503.
      for (const change of changes) await caches?.invalidate(change);
    }
  });
  reply.status(status);
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  return body;
}
