import { operations } from './operations.ts';
import { ApiProblem, type Describe, inEnglish } from './problem.ts';
import type { Answer, FieldProblem, OperationId } from './types.ts';

/** A response of openapi-fetch. */
export interface RawAnswer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

function fieldsOf(body: unknown): { code?: unknown; message?: unknown; details?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}

function textIn(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

/** An unreadable response: another page, a partial body, or none. */
const unreadable = (operation: OperationId, say: Describe) =>
  new ApiProblem(operation, { status: null, code: 'unknown', message: say(operation) });

/**
 * The body of an answer.
 * @throws ApiProblem when the server refused, with its message where it sent one, or when its answer can't be read:
 *   else with the default text [8.2]. Whatever else went wrong (aborted, say) is thrown as it is.
 */
export async function unwrap<Id extends OperationId>(
  operation: Id,
  answer: Promise<RawAnswer>,
  say: Describe = inEnglish,
): Promise<Answer<Id>> {
  const { data, error, response } = await answer.catch((reason: unknown) => {
    throw reason instanceof SyntaxError ? unreadable(operation, say) : reason;
  });
  if (response.ok) {
    if (data === undefined && operations[operation][3] === 'body') throw unreadable(operation, say);
    return data as Answer<Id>;
  }
  const { code, message, details } = fieldsOf(error);
  throw new ApiProblem(operation, {
    status: response.status,
    code: textIn(code, 'unknown'),
    message: textIn(message, say(operation)),
    details: Array.isArray(details) ? (details as FieldProblem[]) : [],
  });
}
