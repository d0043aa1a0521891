import { limits } from '@lyceum/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { decide as recordDecision } from '../people/administration/decisions.ts';
import { deliverDue } from '../platform/mail/delivery.ts';
import { type SignedInUser, testApi } from '../testing/api.ts';
import { readHtml } from '../testing/readHtml.ts';
import { mailsTo } from '../testing/users.ts';

const api = testApi();
let admin: SignedInUser;

beforeAll(async () => {
  admin = await api().user({ role: 'admin' });
});

const waiting = () => api().instructor({ instructor_status: 'pending', applied_at: api().context.now() });
const request = (id: string) => ({ params: { id }, token: admin.token });

describe.each([
  { decide: 'approveInstructorRequest', status: 'approved' },
  { decide: 'rejectInstructorRequest', status: 'rejected' },
] as const)('$decide', ({ decide, status }) => {
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
      tags: ['8.7', '10.41'],
    },
    async (language, subjects) => {
      const { token, user } = await api().user({ name: 'Nour <b>', is_email_verified: true });
      const application = { expertise: ['Weaving'], qualifications: 'Ten years', bio: 'I teach.' };
      await api().expect(200, 'upgradeToInstructor', {
        token,
        body: application,
        headers: { 'accept-language': language },
      });
      await api().expect(200, decide, { ...request(user.id), headers: { 'accept-language': 'fr' } });
      await api().expect(200, decide, request(user.id));
      const [mail, ...more] = await mailsTo(api(), user.email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        subject: subjects[status],
        links: [
          `${api().context.settings.publicUrl}${status === 'approved' ? '/create-course' : '/profile?section=instructor'}`,
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
    await recordDecision({ ...context, settings }, user.id, status, admin.user.id);
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
    const outboxCount = async () => {
      const { messages } = (await api().app.inject('/demo/outbox.json')).json();
      return messages.filter(({ to }: { to: string }) => to === user.email).length;
    };
    await api().expect(200, decide, request(user.id));
    expect(await outboxCount()).toBe(0);
    api().passTime(limits.decisionUndoMs + limits.decisionUndoToleranceMs);
    expect(await outboxCount()).toBe(1);
  });
});
