import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { addressKey } from '../operational/addresses.ts';
import { type TimeLimit, timeLimit } from '../operational/timeLimit.ts';
import { type CreateProblem, Problem, problemBody, problems } from '../problems.ts';
import { languageOf } from '../texts.ts';
import type { Caller } from '../users/caller.ts';
import { readDeviceCookie } from '../users/devices.ts';
import { bodyLimitOf } from './bodyLimit.ts';
import { addCaching } from './caching.ts';
import type { Contract, Operation } from './document.ts';
import { requestValidators } from './fieldErrors.ts';
import { addErrorHandlers } from './problemResponses.ts';
import type { KeptAnswers } from './responseCache.ts';
import { checkRights } from './rights.ts';
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

/**
 * Turns every call of the contract into a route: limits, rights, validation, handler, serialization, in this order.
 * @throws when a call has no handler or a handler no call.
 */
export async function addRoutes(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  context: Context,
  kept: KeptAnswers | null,
): Promise<void> {
  checkHandlers(contract, handlers);
  app.addSchema(contract.shared);
  const validatorOf = requestValidators(contract);
  app.decorateRequest('caller', null);
  app.decorateRequest('time');
  app.decorateRequest('making', null);
  takeJsonOnly(app);
  addErrorHandlers(app, context);

  for (const operation of contract.operations) {
    const { answerKept, onSend } = addCaching(operation, kept);
    const wrongFields = validatorOf(operation);
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation, rateClasses: [...new Set(['general', operation.rateClass] as const)] },
      bodyLimit: bodyLimitOf(contract, operation),
      schema: {
        response: Object.fromEntries([...operation.responses].filter(([, schema]) => schema)),
      },
      onRequest: async (request) => {
        request.time = timeLimit(context.settings.operation.requestMs);
        request.caller = await request.time.within(() => checkRights(context, operation.access, request));
      },
      preHandler: async (request, reply) => {
        const details = wrongFields(request);
        if (details.length > 0) throw new Problem('invalidRequest', { details });
        if (await request.time.within(() => answerKept(request, reply))) return reply;
      },
      handler: async (request, reply) => {
        const body = await answer(operation, handlers, { ...context, kept }, request, reply);
        return body === undefined ? reply.send() : body;
      },
      onSend,
    });
  }
}

function checkHandlers(contract: Contract, handlers: Handlers): void {
  const called = new Set(contract.operations.map(({ id }) => id));
  const missing = [...called].filter((id) => !(id in handlers));
  const extra = Object.keys(handlers).filter((id) => !called.has(id));
  if (missing.length + extra.length === 0) return;
  throw new Error(
    `openapi.yaml and the handlers do not match. Without a handler: ${missing.join(', ') || 'none'}; ` +
      `not in the contract: ${extra.join(', ') || 'none'}. Add or remove folders in src/operations.`,
  );
}

/** Only `application/json`; anything else is a 415. An empty body counts as none. */
function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, String(text), done);
  });
}

async function answer(
  { id }: Operation,
  handlers: Handlers,
  { kept, ...context }: Context & { kept: KeptAnswers | null },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const language = languageOf(request.headers['accept-language']);
  const handler: (
    asked: never,
    context: Context,
  ) => Promise<{ status: number; body?: unknown; cookie?: string }> = handlers[id as OperationId];
  const { params, query, body: sent, caller } = request;
  const refuse: CreateProblem = (name) => ({
    status: problems[name],
    body: problemBody(context.texts, language, name),
  });
  const asked = {
    params,
    query,
    body: sent,
    caller,
    address: addressKey(request.ip),
    device: readDeviceCookie(request.headers.cookie),
    language,
    refuse,
  };
  let hasChanged = false;
  const own: Context = {
    ...context,
    log: request.log,
    db: request.time.during(context.db),
    catalogChanged() {
      hasChanged = true;
    },
  };
  const { status, body, cookie } = await request.time.within(async () => {
    try {
      return await handler(asked as never, own);
    } finally {
      // By now the change is committed or rolled back, even where the caller was told to try again meanwhile.
      if (hasChanged) await kept?.changed();
    }
  });
  reply.status(status);
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  return body;
}
