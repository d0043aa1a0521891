import type { FastifyBaseLogger } from 'fastify';

/** The audit events of accounts and sessions, with their log messages. */
const messages = {
  'user.registered': 'A user registered',
  'session.started': 'A user signed in',
  'login.failed': 'A sign-in failed',
  'login.throttled': 'A sign-in was throttled after too many attempts',
  'id_token.rejected': 'An ID token was rejected',
  'identity.linked': 'A third-party identity was linked to an account, which ended all sessions',
  'password.removed': 'A password set before the address was verified was removed',
  'refresh_token.reused': 'A used refresh token was used again, which ended its session',
  'session.evicted': 'The oldest session was ended, because the user has too many',
  'session.ended': 'A user signed out',
  'password_reset.requested': 'A password reset was requested',
  'password_reset.completed': 'A password was reset, which ended all sessions',
  'email.verified': 'An e-mail address was verified',
  'application.submitted': 'A user applied as an instructor',
  'application.decided': 'An application was decided',
  'application.decision_undone': 'The decision on an application was undone',
  'course_message.sent': 'An instructor sent a message to the learners of a course',
  'review.reported': 'A review or a reply was reported',
  'review.hidden': 'A reported review or reply was hidden',
  'review.kept': 'A reported review or reply was kept',
  'review.restored': 'A hidden review or reply was restored',
  'review.decision_undone': 'The decision on a reported review or reply was undone',
  'access.denied': 'A call was denied for lack of rights',
} as const;

type AuditEvent = keyof typeof messages;

/** Ids and fixed words only: never a token, a password, an e-mail address or any other text from a client. */
interface Attributes {
  /** The id of the user; null without an account. */
  user: string | null;
  [name: string]: string | null;
}

/** Attributes with a name in OpenTelemetry's semantic conventions. */
const conventionalNames: Partial<Record<string, string>> = {
  user: 'user.id',
  session: 'session.id',
  address: 'client.address',
  role: 'user.role',
};

const warnings: ReadonlySet<AuditEvent> = new Set(['refresh_token.reused']);

/**
 * Writes an audit event to the log: `event.name` for programs and a message for people. The demonstration, which
 * otherwise logs only warnings, writes them as well. Call it after the commit.
 */
export function recordAuditEvent(
  { log }: { log: FastifyBaseLogger },
  event: AuditEvent,
  attributes: Attributes,
): void {
  const audit = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  const named = Object.entries(attributes).map(([name, value]) => [conventionalNames[name] ?? name, value]);
  audit[warnings.has(event) ? 'warn' : 'info'](
    { 'event.name': event, ...Object.fromEntries(named) },
    messages[event],
  );
}
