import { operations } from './operations.ts';
import { ApiProblem, type Describe, inEnglish } from './problem.ts';
import type { Answer, ChangedCourse, FieldProblem, OperationId } from './types.ts';

/** A response of openapi-fetch. */
export interface RawAnswer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

function fieldsOf(body: unknown): {
  code?: unknown;
  message?: unknown;
  details?: unknown;
  current?: unknown;
} {
  return typeof body === 'object' && body !== null ? body : {};
}

function textIn(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

/** An unreadable response: another page, a partial body, or none. */
const unreadable = (operation: OperationId, describe: Describe) =>
  new ApiProblem(operation, { status: null, code: 'unknown', message: describe(operation) });

/**
 * Returns the body of a response.
 * @throws ApiProblem for an error response, with the server's message if there is one, or for an unreadable one; else
 * with the default text [8.2]. Other errors, such as an abort, are rethrown.
 */
export async function unwrap<Id extends OperationId>(
  operation: Id,
  answer: Promise<RawAnswer>,
  describe: Describe = inEnglish,
): Promise<Answer<Id>> {
  const { data, error, response } = await answer.catch((reason: unknown) => {
    throw reason instanceof SyntaxError ? unreadable(operation, describe) : reason;
  });
  if (response.ok) {
    if (data === undefined && operations[operation][3] === 'body') throw unreadable(operation, describe);
    return data as Answer<Id>;
  }
  const { code, message, details, current } = fieldsOf(error);
  throw new ApiProblem(operation, {
    status: response.status,
    code: textIn(code, 'unknown'),
    message: textIn(message, describe(operation)),
    details: Array.isArray(details) ? (details as FieldProblem[]) : [],
    current: response.status === 412 && current ? (current as ChangedCourse) : null,
  });
}
