import { requestLanguage } from '@lyceum/i18n/server';
import type { Language } from '@lyceum/rules';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, type ProblemBody, type ProblemName, problemBody, problems } from '../base/problems.ts';
import type { Context } from '../context/context.ts';
import { databaseErrorKind } from '../database/errors.ts';

const retryAfterSeconds = 2;

/** Sends every error under this prefix as `{code, message, details?}`, in the caller's language. */
export function addErrorHandlers(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error, request, reply) => refuse(context, error, request, reply));
  app.setNotFoundHandler((request, reply) => refuse(context, new Problem('notFound'), request, reply));
}

/** Sends an error: details go to the log, a message to the caller. */
export function refuse(context: Context, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = fitContract(asProblem(error), request);
  note(error, problem, request);
  if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
  const body = bodyOf(
    context,
    problem,
    requestLanguage({ acceptLanguage: request.headers['accept-language'] }),
  );
  return reply.status(problems[problem.problem]).header('cache-control', 'no-store').send(body);
}

/** What a page displays instead of its content. */
export interface PageProblem {
  status: 429 | 503;
  message: string;
  /** Seconds until a retry makes sense. */
  retryAfter: number | null;
}

/** The content of a page whose request exceeded a limit; null for any other error. */
export function pageProblem(context: Context, error: unknown, language: Language): PageProblem | null {
  const problem = asProblem(error);
  const status = problems[problem.problem];
  if (status !== 429 && status !== 503) return null;
  return { status, retryAfter: problem.retryAfter, message: bodyOf(context, problem, language).message };
}

function bodyOf(
  { texts }: Context,
  { problem, details, retryAfter }: Problem,
  language: Language,
): ProblemBody {
  const body = problemBody(texts, language, problem, details);
  if (problem !== 'tooManyRequests' || retryAfter === null || retryAfter < 60) return body;
  return {
    ...body,
    message: texts(language, 'server:tooManyRequestsFor', { count: Math.ceil(retryAfter / 60) }),
  };
}

/**
 * Logs unexpected errors with their stack, and unavailability in one line, because there may be hundreds per second.
 */
function note(
  error: unknown,
  { problem, cause }: Problem,
  { log, method, routeOptions }: FastifyRequest,
): void {
  const call = `${method} ${routeOptions.url ?? 'nowhere'}`;
  if (problem === 'internal') log.error(error, `${call} failed`);
  // Without a cause the request was rejected on purpose; /metrics counts it.
  if (problem === 'unavailable' && cause instanceof Error)
    log.warn(`${call} failed with a 503: ${cause.message}`);
}

/** The problems for Fastify's own errors. */
const problemNames: Partial<Record<number, ProblemName>> = {
  400: 'invalidRequest',
  // A path that leaves the folder of static files.
  403: 'notFound',
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
  503: 'unavailable',
};

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const failure = databaseErrorKind(error);
  if (failure === 'unusableValue') return new Problem('invalidRequest', { cause: error });
  if (failure === 'away') return new Problem('unavailable', { retryAfter: retryAfterSeconds, cause: error });
  if (error instanceof SyntaxError || codeOf(error) === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new Problem('malformedJson', { cause: error });
  const status = (error as FastifyError | null)?.statusCode ?? 500;
  const name = problemNames[status] ?? (status < 500 ? 'invalidRequest' : 'internal');
  const retryAfter = name === 'unavailable' ? { retryAfter: retryAfterSeconds } : {};
  return new Problem(name, { cause: error, ...retryAfter });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

/**
 * For a body sent to an operation without one, the contract lists neither 413 nor 415: it is an invalid request. Where
 * the body is a file, the problem is not that it is no JSON.
 */
function fitContract(problem: Problem, request: FastifyRequest): Problem {
  const { operation } = request.routeOptions.config;
  if (operation?.upload && problem.problem === 'unsupportedMediaType')
    return new Problem('unsupportedFileType', { cause: problem });
  const listed = operation?.responses;
  const status = problems[problem.problem];
  if (!listed || listed.has(status) || (status !== 413 && status !== 415)) return problem;
  return new Problem('invalidRequest', {
    cause: problem,
    details: [{ field: 'body', message: 'must not be there' }],
  });
}
