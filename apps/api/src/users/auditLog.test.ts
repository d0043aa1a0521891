import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { logging } from '../operational/logging.ts';
import { readSettings } from '../settings.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { mailedToken } from '../testing/users.ts';

interface Line {
  level: number;
  msg: string;
  event?: string;
  user?: string | null;
}

let api: TestApi;
const written: string[] = [];
const stream = { write: (line: string) => void written.push(line) };
beforeAll(async () => {
  api = await startApi({}, { logger: { level: 'info', stream } });
});
afterAll(() => api.close());

/** The events since it was last asked. */
let read = 0;
function events(): Line[] {
  const lines = written.slice(read).map((line): Line => JSON.parse(line));
  read = written.length;
  return lines.filter(({ event }) => event !== undefined);
}
const names = () => events().map(({ event }) => event);

test('the log tells what happens to accounts, and nothing that would open one', async () => {
  const email = 'nour.haddad@example.org';
  const password = 'a sentence nobody logs';
  const name = 'Nour Haddad';
  const { user, tokens } = await api.expect(201, 'register', { body: { name, email, password } });
  expect(events()).toMatchObject([{ event: 'registered', user: user.id, by: 'password', role: 'learner' }]);

  const verification = await mailedToken(api, email);
  await api.expect(204, 'verifyEmail', { body: { token: verification } });
  await api.expect(401, 'login', { body: { email, password: 'wrong but secret' } });
  await api.expect(401, 'login', { body: { email: 'nobody@example.org', password } });
  expect(events()).toMatchObject([
    { event: 'addressVerified', user: user.id },
    { event: 'signInRefused', user: user.id },
    { event: 'signInRefused', user: null },
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
    { event: 'accessRefused', user: user.id, operation: 'listInstructorRequests', reason: 'forbidden' },
    { event: 'applied', user: user.id },
    { event: 'applicationDecided', user: user.id, decision: 'approved', administrator: admin.user.id },
  ]);

  const again = await api.expect(200, 'login', { body: { email, password } });
  await api.expect(204, 'logout', { body: { refreshToken: again.tokens.refresh.token } });
  await api.expect(204, 'logout', { body: { refreshToken: again.tokens.refresh.token } });
  await api.expect(401, 'signInWithGoogle', { body: { tokenId: 'nonsense' } });
  expect(names()).toEqual(['signedIn', 'signedOut', 'idTokenRefused']);

  const renewed = await api.expect(200, 'refreshTokens', { body: { refreshToken: tokens.refresh.token } });
  api.passTime(60_000);
  await api.expect(401, 'refreshTokens', { body: { refreshToken: tokens.refresh.token } });
  expect(events()).toMatchObject([{ event: 'refreshTokenReused', user: user.id, level: 40 }]);

  await api.expect(204, 'forgotPassword', { body: { email } });
  await api.expect(204, 'forgotPassword', { body: { email: 'nobody@example.org' } });
  const reset = await mailedToken(api, email);
  await api.expect(204, 'resetPassword', { body: { token: reset, password: 'another secret sentence' } });
  expect(names()).toEqual(['resetAsked', 'resetAsked', 'passwordReset']);

  const log = written.join('');
  const sent = [tokens, again.tokens, renewed].flatMap(({ access, refresh }) => [
    access.token,
    refresh.token,
  ]);
  for (const secret of [email, 'Nour', password, 'secret', verification, reset, 'nonsense', ...sent]) {
    expect(log).not.toContain(secret);
  }
  // Each line is one line: nobody can write a second one by a line break of theirs.
  for (const line of written) expect(line.trimEnd()).not.toContain('\n');
});

test('the embedded database logs the same, though no requests', async () => {
  const lines: string[] = [];
  const settings = readSettings({});
  const logger = { ...logging(settings), stream: { write: (line: string) => void lines.push(line) } };
  const embedded = await startApi({}, { logger });
  onTestFinished(() => embedded.close());
  const body = { name: 'Nour Haddad', email: 'embedded@example.org', password: 'a long sentence' };
  const { user } = await embedded.expect(201, 'register', { body });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'registered', user: user.id, level: 30 }),
  ]);
});
