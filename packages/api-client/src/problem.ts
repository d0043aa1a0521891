import english from '@lyceum/i18n/locales/en/errors.json' with { type: 'json' };
import type { ChangedCourse, FieldProblem, OperationId } from './types.ts';

/**
 * The key of a default text [8.1] in the locale files (`errors:operations.*`): an operation, or the reason why there is
 * no response.
 */
export type ProblemText = OperationId | 'networkError' | 'noToken' | 'noRefreshToken';

/** Returns a default text, for example in the language of the interface. */
export type Describe = (text: ProblemText) => string;

export const inEnglish: Describe = (text) => english.operations[text];

interface ProblemFields {
  status: number | null;
  code: string;
  message: string;
  details?: readonly FieldProblem[];
  current?: ChangedCourse | null;
}

/** A failed call, with a message for users [8.2]. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly operation: OperationId;
  /** The status of the response; null without a readable response or without a token. */
  readonly status: number | null;
  /**
   * For programs, never translated: the server's code, else `network_error`, `no_token`, `no_refresh_token`,
   * `unknown`.
   */
  readonly code: string;
  /** One entry for each invalid field. */
  readonly details: readonly FieldProblem[];
  /** The course as it is now, with a 412; else null. */
  readonly current: ChangedCourse | null;

  constructor(operation: OperationId, about: ProblemFields) {
    super(about.message);
    this.operation = operation;
    this.status = about.status;
    this.code = about.code;
    this.details = about.details ?? [];
    this.current = about.current ?? null;
  }
}

/** Statuses that are independent of the request: the server, or a proxy, cannot handle it now. */
const temporary = [408, 425, 429];

/**
 * Whether a call failed permanently: the server rejected it, or there is no token. After any other failure (no response,
 * a server error, an unreadable response) a retry may succeed.
 */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  if (error.status === null) return error.code === 'no_token' || error.code === 'no_refresh_token';
  return error.status < 500 && !temporary.includes(error.status);
}

/** The message for a failed call: that of the problem, else the call's default. */
export function messageFor(operation: OperationId, error: unknown, describe: Describe = inEnglish): string {
  return error instanceof ApiProblem ? error.message : describe(operation);
}
