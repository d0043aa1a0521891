import type { Language } from '@lyceum/rules';
import type { Texts } from './texts.ts';

/**
 * All problems and their statuses. The `code` for callers is the name in snake case; the message is `server:{name}` in
 * packages/i18n. Log messages are separate and never sent to callers.
 */
export const problems = {
  invalidRequest: 400,
  malformedJson: 400,
  notSignedIn: 401,
  sessionEnded: 401,
  wrongCredentials: 401,
  untrustedIdentity: 401,
  thirdPartyOff: 401,
  forbidden: 403,
  instructorNotApproved: 403,
  notYourCourse: 403,
  notYourDecision: 403,
  ownCourse: 403,
  ownContribution: 403,
  notYourReviewDecision: 403,
  fileAccessEnded: 403,
  notFound: 404,
  domainNotFound: 404,
  categoryNotFound: 404,
  courseNotFound: 404,
  instructorNotFound: 404,
  expertiseNotFound: 404,
  instructorRequestNotFound: 404,
  enrollmentNotFound: 404,
  reviewNotFound: 404,
  certificateNotFound: 404,
  reviewCaseNotFound: 404,
  requestTimeout: 408,
  emailTaken: 409,
  emailNotVerified: 409,
  emailAlreadyVerified: 409,
  alreadyInstructor: 409,
  alreadyApproved: 409,
  alreadyRejected: 409,
  alreadyVerified: 409,
  decisionFinal: 409,
  instructorHasCourses: 409,
  courseHasLearners: 409,
  courseFull: 409,
  uploadSpaceFull: 409,
  tooManyDrafts: 409,
  reviewHidden: 409,
  tooManyFavorites: 409,
  replyHidden: 409,
  reviewAlreadyHidden: 409,
  reviewAlreadyKept: 409,
  reviewNotHidden: 409,
  reviewDecisionFinal: 409,
  courseChanged: 412,
  fileAddressExpired: 410,
  tooLarge: 413,
  fileTooLarge: 413,
  unsupportedMediaType: 415,
  unsupportedFileType: 415,
  commonPassword: 422,
  courseIncomplete: 422,
  invalidToken: 422,
  invalidUnsubscribeLink: 422,
  noRecipients: 422,
  unknownCategory: 422,
  unknownSession: 422,
  unknownImage: 422,
  unreadableImage: 422,
  tooManyPixels: 422,
  unknownFile: 422,
  unreadableFile: 422,
  encryptedFile: 422,
  fileWithMacros: 422,
  unpacksTooLarge: 422,
  unknownTimeZone: 422,
  tooManyTitles: 422,
  tooFewSeats: 422,
  sessionIdTaken: 422,
  tooManyExpertises: 422,
  notEnrolled: 422,
  tooLittleProgress: 422,
  tooManyRequests: 429,
  headersTooLarge: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemName = keyof typeof problems;

/** The body of a problem, as the contract defines it. */
export interface ProblemBody {
  code: string;
  message: string;
  details?: { field: string; message: string }[];
}

/** Creates a problem response. Its status is part of the type, so the contract has to list it. */
export type CreateProblem = <Name extends ProblemName>(
  name: Name,
) => { status: (typeof problems)[Name]; body: ProblemBody };

/** Thrown where no response can be returned: in hooks and in nested functions. */
export class Problem extends Error {
  readonly problem: ProblemName;
  readonly details: ProblemBody['details'];
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | null;

  constructor(
    problem: ProblemName,
    more: { details?: ProblemBody['details']; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(problem, { cause: more.cause });
    this.problem = problem;
    this.details = more.details;
    this.retryAfter = more.retryAfter ?? null;
  }
}

export function problemBody(
  texts: Texts,
  language: Language,
  name: ProblemName,
  details?: ProblemBody['details'],
): ProblemBody {
  const body = { code: codeOf(name), message: texts(language, `server:${name}`) };
  return details ? { ...body, details } : body;
}

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** The code of a problem in the contract: `course_not_found` for `courseNotFound`. */
export function codeOf<Name extends ProblemName>(name: Name): SnakeCase<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}
