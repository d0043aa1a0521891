import type { SignedIn } from '../people/accounts.ts';
import { callServer } from './serverProcess.ts';

interface Enrolled {
  userId: string;
  courseId: string;
  /** The number of completed sessions. */
  completed: number;
  /** Whether a write of the progress is in flight: one at a time, because each write replaces the whole list. */
  isTicking: boolean;
}

/** The writes that a server has acknowledged. */
export class Ledger {
  readonly accounts: { id: string; email: string; token: string }[] = [];
  readonly enrollments = new Map<string, Enrolled>();
  readonly courses = new Set<string>();
  /** The number of acknowledged writes. */
  acknowledged = 0;
}

interface Writer {
  address: string;
  ledger: Ledger;
  /** Courses to enroll in. */
  courseIds: readonly string[];
  /** The number of sessions of each course. */
  sessions: number;
  instructorToken: string;
  category: string;
  /** Called for each acknowledged write. */
  onAcknowledged: () => void;
}

/** The password of the registered accounts. */
export const writersPassword = 'a long sentence';

const atOnce = 8;
const registrationsAtMost = 5;

/**
 * Runs eight concurrent writers against a server until it is gone: registrations, enrollments (each requested twice at
 * once), progress and courses.
 * @throws on a response that is neither a success nor a 429 or 503
 */
export async function writeUntilGone(writer: Writer): Promise<void> {
  let turn = 0;
  let registrations = 0;
  const write = async (): Promise<void> => {
    for (;;) {
      turn += 1;
      const isFirst = writer.ledger.accounts.length === 0;
      if (isFirst || (turn % 10 === 0 && registrations < registrationsAtMost)) {
        registrations += 1;
        await register(writer, turn);
      } else if (turn % 10 === 5) await createCourse(writer, turn);
      else await learn(writer, turn);
    }
  };
  const gone = (error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  };
  await Promise.all(Array.from({ length: atOnce }, () => write().catch(gone)));
}

async function register(writer: Writer, turn: number): Promise<void> {
  const email = `kill-${writer.ledger.accounts.length}-${turn}-${process.hrtime.bigint()}@example.org`;
  const body = { name: 'Nour Haddad', email, password: writersPassword };
  const response = await send(writer, '/auth/register', 'POST', undefined, body);
  if (!response) return;
  const { user, tokens } = response as SignedIn;
  writer.ledger.accounts.push({ id: user.id, email, token: tokens.access.token });
}

async function createCourse(writer: Writer, turn: number): Promise<void> {
  const body = { name: { en: `Course ${turn} ${process.hrtime.bigint()}` }, category: writer.category };
  const response = await send(writer, '/courses', 'POST', writer.instructorToken, body);
  if (response) writer.ledger.courses.add((response as { id: string }).id);
}

/** Enrolls a user, twice at once, or completes one more of their sessions. */
async function learn(writer: Writer, turn: number): Promise<void> {
  const { ledger, courseIds, sessions } = writer;
  // Only recent users: an access token expires after 15 minutes.
  const recent = ledger.accounts.slice(-15);
  const account = recent[turn % recent.length];
  const courseId = courseIds[Math.floor(turn / recent.length) % courseIds.length];
  if (!account || !courseId) return;
  const key = `${account.id} ${courseId}`;
  const enrollment = ledger.enrollments.get(key);
  if (!enrollment) {
    const enroll = () => send(writer, `/courses/${courseId}/enroll`, 'POST', account.token);
    const note = (response: unknown) => {
      if (response && !ledger.enrollments.has(key))
        ledger.enrollments.set(key, { userId: account.id, courseId, completed: 0, isTicking: false });
    };
    await Promise.all([enroll().then(note), enroll().then(note)]);
    return;
  }
  const completed = enrollment.completed + 1;
  if (enrollment.isTicking || completed > sessions) return;
  enrollment.isTicking = true;
  const completedSessions = Array.from({ length: completed }, (_, index) => index + 1);
  const body = { completedSessions };
  const response = await send(writer, `/courses/${courseId}/progress`, 'PUT', account.token, body);
  if (response) enrollment.completed = completed;
  enrollment.isTicking = false;
}

/** @returns the body of a success; null for a 429 or 503 */
async function send(
  { address, ledger, onAcknowledged }: Writer,
  path: string,
  method: string,
  token?: string,
  body?: object,
): Promise<unknown> {
  const response = await callServer(address, path, {
    method,
    ...(token && { token }),
    ...(body && { body }),
  });
  if (response.status === 429 || response.status === 503) return null;
  if (response.status >= 300)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
  ledger.acknowledged += 1;
  onAcknowledged();
  return response.body;
}
