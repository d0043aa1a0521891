import { limits } from '@lyceum/rules';
import { beforeAll, expect, test } from 'vitest';
import { decide } from '../administration/decisions.ts';
import { deliverDue } from '../mail/delivery.ts';
import { type SignedInUser, testApi } from './api.ts';
import { readHtml } from './readHtml.ts';
import { mailsTo } from './users.ts';

const decisions = {
  approved: 'approveInstructorRequest',
  rejected: 'rejectInstructorRequest',
} as const;

/**
 * The tests that approving and rejecting have in common.
 * @param made the decision of the operation under test
 * @returns helpers for further tests
 */
export function testDecision(made: keyof typeof decisions) {
  const other = made === 'approved' ? 'rejected' : 'approved';
  const mine = decisions[made];
  const theirs = decisions[other];
  const api = testApi();
  let admin: SignedInUser;

  beforeAll(async () => {
    admin = await api().user({ role: 'admin' });
  });

  const waiting = () => api().instructor({ instructor_status: 'pending', applied_at: api().context.now() });
  const sent = (id: string) => ({ params: { id }, token: admin.token });

  test('decides permanently: the profile and the list change immediately, and a repeated call has the same response', {
    tags: ['4.16', '7.16', '7.17'],
  }, async () => {
    const { user, token } = await waiting();
    const answer = await api().expect(200, mine, sent(user.id));
    expect(answer).toEqual({ id: user.id, instructorStatus: made });
    expect(await api().expect(200, mine, { ...sent(user.id), body: {} })).toEqual(answer);
    expect(await api().expect(200, 'getProfile', { token })).toMatchObject({
      role: 'instructor',
      instructorStatus: made,
      isInstructorApproved: made === 'approved',
    });
    const { requests } = await api().expect(200, 'listInstructorRequests', { token: admin.token });
    expect(requests.map(({ id }) => id)).not.toContain(user.id);
  });

  test(`rejects a request that was ${other} in the meantime, which stays`, { tags: ['10.28'] }, async () => {
    const { user, token } = await waiting();
    await api().expect(200, theirs, sent(user.id));
    expect(await api().expect(409, mine, sent(user.id))).toMatchObject({
      code: `already_${other}`,
    });
    expect(await api().expect(200, 'getProfile', { token })).toMatchObject({ instructorStatus: other });
  });

  test('an application that came again is decided again', async () => {
    const { user } = await waiting();
    await api().expect(200, theirs, sent(user.id));
    const again = { instructor_status: 'pending' as const };
    await api().context.db.updateTable('users').set(again).where('id', '=', user.id).execute();
    expect(await api().expect(200, mine, sent(user.id))).toMatchObject({
      instructorStatus: made,
    });
  });

  test.each([
    ['en', { approved: 'Your application was approved', rejected: 'Your application was not approved' }],
    ['ar', { approved: 'تم قبول طلبك', rejected: 'لم يُقبل طلبك' }],
    [
      'fr',
      { approved: 'Votre candidature a été approuvée', rejected: 'Votre candidature n’a pas été retenue' },
    ],
  ] as const)(
    'mails the applicant in the language of the application: %s',
    {
      tags: ['10.26', '10.41'],
    },
    async (language, subjects) => {
      const { token, user } = await api().user({ name: 'Nour <b>', is_email_verified: true });
      const application = { expertise: ['Weaving'], qualifications: 'Ten years', bio: 'I teach.' };
      await api().expect(200, 'upgradeToInstructor', {
        token,
        body: application,
        headers: { 'accept-language': language },
      });
      await api().expect(200, mine, { ...sent(user.id), headers: { 'accept-language': 'fr' } });
      await api().expect(200, mine, sent(user.id));
      const [mail, ...more] = await mailsTo(api(), user.email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        subject: subjects[made],
        links: [
          `${api().context.settings.publicUrl}${made === 'approved' ? '/create-course' : '/profile?section=instructor'}`,
        ],
      });
      expect(
        readHtml(mail?.body_html ?? '')
          .querySelector('html')
          ?.getAttribute('lang'),
      ).toBe(language);
      expect(mail?.body_html).toContain('Nour &lt;b&gt;');
    },
  );

  test('the mail is delivered when the decision can no longer be undone', { tags: ['10.41'] }, async () => {
    const { user } = await waiting();
    const { context } = api();
    const settings = {
      ...context.settings,
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@lyceum.example' },
    };
    await decide({ ...context, settings }, user.id, made, admin.user.id);
    const delivered: string[] = [];
    const deliver = () => deliverDue({ ...context, settings }, async ({ to }) => void delivered.push(to));
    await deliver();
    expect(delivered).not.toContain(user.email);
    api().passTime(limits.decisionUndoMs + limits.decisionUndoToleranceMs);
    await deliver();
    expect(delivered).toContain(user.email);
  });

  test('without a mail server the outbox displays the mail when it is due', async () => {
    const { user } = await waiting();
    const shown = async () => {
      const { messages } = (await api().app.inject('/demo/outbox.json')).json();
      return messages.filter(({ to }: { to: string }) => to === user.email).length;
    };
    await api().expect(200, mine, sent(user.id));
    expect(await shown()).toBe(0);
    api().passTime(limits.decisionUndoMs + limits.decisionUndoToleranceMs);
    expect(await shown()).toBe(1);
  });

  test('rejects the id of a user who never applied', async () => {
    const learner = await api().user();
    const incomplete = await api().instructor({ instructor_status: 'incomplete' });
    for (const id of [learner.user.id, incomplete.user.id, 'nobody']) {
      expect(await api().expect(404, mine, sent(id))).toMatchObject({
        code: 'instructor_request_not_found',
      });
    }
  });

  return { api, waiting, sent };
}
