import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { logging } from '../platform/http/logging.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { mailedToken } from '../testing/users.ts';

interface Line {
  level: number;
  msg: string;
  'event.name'?: string;
  'user.id'?: string | null;
}

let api: TestApi;
const written: string[] = [];
const stream = { write: (line: string) => void written.push(line) };
beforeAll(async () => {
  api = await startApi({}, { logger: { level: 'info', stream } });
});
afterAll(() => api.close());

/** The events since the previous call. */
let read = 0;
function events(): Line[] {
  const lines = written.slice(read).map((line): Line => JSON.parse(line));
  read = written.length;
  return lines.filter((line) => line['event.name'] !== undefined);
}
const names = () => events().map((line) => line['event.name']);

test('records account events without secrets', async () => {
  const email = 'nour.haddad@example.org';
  const password = 'a sentence nobody logs';
  const name = 'Nour Haddad';
  const { user, tokens } = await api.expect(201, 'register', { body: { name, email, password } });
  expect(events()).toMatchObject([
    { 'event.name': 'user.registered', 'user.id': user.id, method: 'password', 'user.role': 'learner' },
  ]);

  const verification = await mailedToken(api, email);
  await api.expect(204, 'verifyEmail', { body: { token: verification } });
  await api.expect(401, 'login', { body: { email, password: 'wrong but secret' } });
  await api.expect(401, 'login', { body: { email: 'nobody@example.org', password } });
  expect(events()).toMatchObject([
    { 'event.name': 'email.verified', 'user.id': user.id },
    { 'event.name': 'login.failed', 'user.id': user.id },
    { 'event.name': 'login.failed', 'user.id': null },
  ]);

  const token = tokens.access.token;
  await api.expect(403, 'listInstructorRequests', { token });
  const application = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach.' };
  await api.expect(200, 'upgradeToInstructor', { token, body: application });
  const admin = await api.user({ role: 'admin' });
  const decision = { params: { id: user.id }, token: admin.token };
  await api.expect(200, 'approveInstructorRequest', decision);
  await api.expect(200, 'approveInstructorRequest', decision);
  expect(events()).toMatchObject([
    {
      'event.name': 'access.denied',
      'user.id': user.id,
      operation: 'listInstructorRequests',
      reason: 'forbidden',
    },
    { 'event.name': 'application.submitted', 'user.id': user.id },
    {
      'event.name': 'application.decided',
      'user.id': user.id,
      decision: 'approved',
      administrator: admin.user.id,
    },
  ]);

  const again = await api.expect(200, 'login', { body: { email, password } });
  await api.expect(204, 'logout', { body: { refreshToken: again.tokens.refresh.token } });
  await api.expect(204, 'logout', { body: { refreshToken: again.tokens.refresh.token } });
  await api.expect(401, 'signInWithGoogle', { body: { tokenId: 'nonsense' } });
  expect(names()).toEqual(['session.started', 'session.ended', 'id_token.rejected']);

  const renewed = await api.expect(200, 'refreshTokens', { body: { refreshToken: tokens.refresh.token } });
  api.passTime(60_000);
  await api.expect(401, 'refreshTokens', { body: { refreshToken: tokens.refresh.token } });
  expect(events()).toMatchObject([{ 'event.name': 'refresh_token.reused', 'user.id': user.id, level: 40 }]);

  await api.expect(204, 'forgotPassword', { body: { email } });
  await api.expect(204, 'forgotPassword', { body: { email: 'nobody@example.org' } });
  const reset = await mailedToken(api, email);
  await api.expect(204, 'resetPassword', { body: { token: reset, password: 'another secret sentence' } });
  expect(names()).toEqual([
    'password_reset.requested',
    'password_reset.requested',
    'password_reset.completed',
  ]);

  const log = written.join('');
  const tokenTexts = [tokens, again.tokens, renewed].flatMap(({ access, refresh }) => [
    access.token,
    refresh.token,
  ]);
  for (const secret of [email, 'Nour', password, 'secret', verification, reset, 'nonsense', ...tokenTexts]) {
    expect(log).not.toContain(secret);
  }
  // Each entry is one line: input cannot add lines.
  for (const line of written) expect(line.trimEnd()).not.toContain('\n');
});

test('the embedded database logs audit events, though no requests', async () => {
  const lines: string[] = [];
  const settings = readSettings({});
  const logger = { ...logging(settings), stream: { write: (line: string) => void lines.push(line) } };
  const embedded = await startApi({}, { logger });
  onTestFinished(() => embedded.close());
  const body = { name: 'Nour Haddad', email: 'embedded@example.org', password: 'a long sentence' };
  const { user } = await embedded.expect(201, 'register', { body });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ 'event.name': 'user.registered', 'user.id': user.id, level: 30 }),
  ]);
});
