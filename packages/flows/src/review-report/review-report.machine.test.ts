import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { isSameText, reviewReportActors, reviewReportMachine } from './review-report.machine.ts';

const input = { courseId: 'c1', userId: null };
const target = { review: 'r1', subject: 'review' } as const;
const reply = { review: 'r1', subject: 'reply' } as const;
const draft = { reason: null, text: 'The same ad' };
const values = { reason: 'spam', text: 'The same advertisement' } as const;
const problem = (status: number) =>
  new ApiProblem('reportReview', { status, code: 'code', message: 'Not just now.' });

const events = [
  { type: 'report.requested', target },
  { type: 'report.requested', target: reply },
  { type: 'report.canceled' },
  { type: 'form.edited', draft },
  { type: 'form.submitted', values },
  ...[null, 'u1', 'u2'].map((userId) => ({ type: 'session.changed', userId })),
  { type: 'signIn.completed', userId: 'u1' },
  { type: 'signIn.canceled' },
  done('loadReported', [reply]),
  failed('loadReported', problem(503)),
  done('report'),
  failed('report', problem(503)),
  failed('report', problem(401)),
];

test('reaches every state and takes every transition', () => {
  const stopWhen = ({ context }: { context: { reported: readonly unknown[] } }) =>
    context.reported.length > 1;
  const once = { events, stopWhen };
  expect(
    unvisited(reviewReportMachine, { input, ...once }, { input: { ...input, userId: 'u1' }, ...once }),
  ).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(reviewReportMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches({ form: { writing: 'rejected' } }));
      const keys = context.reported.map(({ review, subject }: typeof target) => `${review} ${subject}`);
      expect(new Set(keys).size).toBe(keys.length);
    },
  }));

function start(respond: Respond, userId: string | null) {
  const { api, calls } = createTestApi((request) =>
    request.method === 'GET' ? json(200, { results: [reply] }) : respond(request),
  );
  const machine = reviewReportMachine.provide({ actors: reviewReportActors(api) });
  const user = userId === null ? null : { id: userId };
  return { ...startInApp(machine, { input: { ...input, userId }, user }), calls };
}
const form = { form: 'writing' } as const;

test('a guest signs in and then continues the report', { tags: ['2.327'] }, async () => {
  const { actor, app, changeUser, calls } = start(() => new Response(null, { status: 204 }), null);
  actor.send({ type: 'report.requested', target });
  expect(app.getSnapshot().children.auth?.getSnapshot().value).toBe('open');
  changeUser({ id: 'u1' });
  expect(actor.getSnapshot().matches(form)).toBe(true);
  actor.send({ type: 'form.submitted', values });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ form: 'sent', known: 'loaded' }));
  expect(context.reported.some((one) => isSameText(one, target))).toBe(true);
  expect(context.reported).toHaveLength(2);
  expect(calls).toContain('POST /reviews/r1/reports');
  actor.send({ type: 'report.canceled' });
  for (const again of [target, reply]) {
    actor.send({ type: 'report.requested', target: again });
    expect(actor.getSnapshot().matches({ form: 'closed' })).toBe(true);
  }
});

test('what is typed survives a failure and a session that ended', { tags: ['2.327'] }, async () => {
  let status = 503;
  const { actor, app, changeUser } = start(
    () => json(status, { code: 'code', message: 'Not just now.' }),
    'u1',
  );
  await waitFor(actor, (snapshot) => snapshot.matches({ known: 'loaded' }));
  actor.send({ type: 'report.requested', target });
  actor.send({ type: 'form.edited', draft });
  actor.send({ type: 'form.submitted', values });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ form: { writing: 'rejected' } }));
  expect(context).toMatchObject({ draft, message: 'Not just now.' });
  status = 401;
  actor.send({ type: 'form.submitted', values });
  await waitFor(actor, (snapshot) => snapshot.matches({ form: 'askingToSignIn' }));
  expect(app.getSnapshot().children.auth?.getSnapshot().value).toBe('open');
  changeUser(null);
  changeUser({ id: 'u1' });
  await waitFor(actor, (snapshot) => snapshot.matches(form));
  expect(actor.getSnapshot().context.draft).toEqual(draft);
});

test('another user of the tab gets neither the form nor the reports', { tags: ['4.28'] }, async () => {
  const { actor, changeUser } = start(() => json(503, {}), 'u1');
  await waitFor(actor, (snapshot) => snapshot.matches({ known: 'loaded' }));
  actor.send({ type: 'report.requested', target });
  actor.send({ type: 'form.edited', draft });
  changeUser({ id: 'u2' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { form: 'closed' },
    context: { draft: { reason: null, text: '' }, reported: [] },
  });
});
