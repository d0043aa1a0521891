import { errorCatalog, generalErrors } from '@lyceum/rules';
import type { FieldProblem, OperationId } from './types.ts';

/** A text of the error catalog [8.1]: a call's default, or what is said when there is no answer or no token. */
export type ProblemText = OperationId | keyof typeof generalErrors;

/** Gives a default text, for example in the language of the interface. */
export type Describe = (text: ProblemText) => string;

export const inEnglish: Describe = (text) => ({ ...errorCatalog, ...generalErrors })[text];

/** A call that did not succeed, with a message that a person may read [8.2]. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly operation: OperationId;
  /** The status of the answer; null when there was none that can be read, or no token to call with. */
  readonly status: number | null;
  /** For programs, never translated: the server's, else `network_error`, `no_token`, `no_refresh_token`, `unknown`. */
  readonly code: string;
  /** One entry for each field that is not as it should be. */
  readonly details: readonly FieldProblem[];

  constructor(
    operation: OperationId,
    about: { status: number | null; code: string; message: string; details?: readonly FieldProblem[] },
  ) {
    super(about.message);
    this.operation = operation;
    this.status = about.status;
    this.code = about.code;
    this.details = about.details ?? [];
  }
}

/** Statuses that say nothing about the request: the server, or something before it, could not deal with it now. */
const passing = [408, 425, 429];

/**
 * Whether a call failed for good, by the server's refusal or for lack of a token. Otherwise (no answer, a server in
 * trouble, an answer that can't be read) the same call may succeed a moment later.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  if (error.status === null) return error.code === 'no_token' || error.code === 'no_refresh_token';
  return error.status < 500 && !passing.includes(error.status);
}

/** What is shown for a failed call: the problem's own message, else (a broken answer) the call's default. */
export function messageFor(operation: OperationId, error: unknown, say: Describe = inEnglish): string {
  return error instanceof ApiProblem ? error.message : say(operation);
}
