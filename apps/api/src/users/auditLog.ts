import type { FastifyBaseLogger } from 'fastify';

/** What happens to accounts and sign-ins that operators have to know of. */
const sentences = {
  registered: 'Someone registered',
  signedIn: 'Someone signed in',
  signInRefused: 'A sign-in was refused',
  signInTooSoon: 'A sign-in came too soon after too many failures',
  idTokenRefused: 'An ID token was refused',
  identityLinked: 'A person of the third party was linked to an account, which ended all sessions',
  passwordRemoved: 'A password set before the address was verified was removed',
  refreshTokenReused: 'A used refresh token came again: its sign-in was ended',
  oldestSessionEnded: 'A session was ended because the user began too many others',
  signedOut: 'Someone signed out',
  resetAsked: 'A new password was asked for',
  passwordReset: 'A password was reset, which ended all sign-ins',
  addressVerified: 'An e-mail address was verified',
  applied: 'Someone asked to be approved as an instructor',
  applicationDecided: 'An application was decided',
  accessRefused: 'A call was refused for want of rights',
} as const;

type AuditEvent = keyof typeof sentences;

/** Ids and chosen words only: never a token, a password, an e-mail address or any other text from outside. */
interface About {
  /** Null: nobody with an account. */
  user: string | null;
  [more: string]: string | null;
}

const alarming: ReadonlySet<AuditEvent> = new Set(['refreshTokenReused']);

/**
 * Writes one line into the log, `event` for programs and a sentence for people, in the demonstration as well,
 * whose log is otherwise limited to warnings. Call it once the event is a fact.
 */
export function recordAuditEvent({ log }: { log: FastifyBaseLogger }, event: AuditEvent, about: About): void {
  const audit = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  audit[alarming.has(event) ? 'warn' : 'info']({ event, ...about }, sentences[event]);
}
