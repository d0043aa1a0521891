import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, testApi } from '../testing/api.ts';
import { BadNetwork } from '../testing/badNetwork.ts';
import { addScene } from '../testing/scene.ts';
import { callServer } from '../testing/serverProcess.ts';

const api = testApi();
let network: BadNetwork;
let instructor: SignedInPerson;
let learner: SignedInPerson;
let admin: SignedInPerson;
let applicant: SignedInPerson;

beforeAll(async () => {
  instructor = await addScene(api());
  await api().app.listen({ host: '127.0.0.1', port: 0 });
  network = await BadNetwork.to((api().app.server.address() as AddressInfo).port);
  admin = await api().person({ role: 'admin' });
});
beforeEach(async () => {
  network.delayMs = 0;
  learner = await api().person();
  const pending = { instructor_status: 'pending' as const, applied_at: api().context.now() };
  applicant = await api().instructor(pending);
});
afterAll(() => network.close());

const send = (method: string, path: string, { token }: { token?: string } = {}, body?: object) =>
  callServer(`http://127.0.0.1:${network.port}`, path, {
    method,
    ...(token && { token }),
    ...(body && { body }),
  });

/** Makes a call whose answer is on its way when the connection breaks. */
async function loseAnswer(call: () => Promise<unknown>): Promise<void> {
  network.delayMs = 200;
  const answered = Promise.withResolvers<void>();
  api().app.server.once('request', (_request, response) => response.once('finish', () => answered.resolve()));
  const lost = call();
  lost.catch(() => {});
  await answered.promise;
  network.cut();
  await expect(lost).rejects.toThrow();
  network.delayMs = 0;
}

const enrol = () => send('POST', '/courses/knots/enroll', learner);
const applicantPath = () => `/admin/instructor-requests/${applicant.user.id}`;
const refreshToken = () => ({ refreshToken: learner.refreshToken });
const writes = {
  enrolment: enrol,
  progress: () => send('PUT', '/courses/knots/progress', learner, { completedSessions: [1, 2] }),
  publication: () => send('POST', '/courses/knots/publish', instructor),
  'taking back': () => send('POST', '/courses/knots/unpublish', instructor),
  approval: () => send('POST', `${applicantPath()}/approve`, admin),
  rejection: () => send('POST', `${applicantPath()}/reject`, admin),
  renewal: () => send('POST', '/auth/refresh-tokens', {}, refreshToken()),
  'sign-out': () => send('POST', '/auth/logout', {}, refreshToken()),
};

/** Without what tells when it was made. */
const lasting = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) => (key === 'access' ? null : value));

test.each(Object.entries(writes))(
  '%s: whose answer was lost is the same success when asked for again',
  async (_, write) => {
    await send('POST', '/courses/knots/publish', instructor);
    await enrol();
    await loseAnswer(write);
    const again = await write();
    expect(again.status).toBeLessThan(300);
    const later = await write();
    expect({ status: later.status, body: lasting(later.body) }).toEqual({
      status: again.status,
      body: lasting(again.body),
    });
  },
);

test('an enrolment whose answer was lost counts once', async () => {
  await send('POST', '/courses/knots/publish', instructor);
  const enrolled = async () => {
    const { learners } = await api().expect(200, 'getCourse', { params: { id: 'knots' } });
    return learners.enrolled;
  };
  const before = await enrolled();
  await loseAnswer(enrol);
  expect(await enrolled()).toBe(before + 1);
  expect(await enrol()).toMatchObject({ status: 200 });
  expect(await enrolled()).toBe(before + 1);
});
