import { readFile } from 'node:fs/promises';
import { endonyms } from '@lyceum/i18n';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { pasteTitles } from '../support/courseForm.ts';
import { type EngineProduct, engines } from '../support/engines.ts';
import { openPage } from '../support/page.ts';
import { emptyPdf } from '../support/pdf.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';
import { newUser, signIn, signInDemoUser, signInUser, type User } from '../support/users.ts';

/** What is taught in a language. The Arabic name is in both courses, and guests misspell a word of it. */
const crafts = {
  en: {
    name: { en: 'Reed Baskets by the River', ar: 'سلال القصب عند النهر' },
    misspelled: 'سلال القسب',
    titles: ['Soaking the reed', 'Weaving the base', 'Closing the rim'],
    description: 'A basket of your own, from the first reed to the rim.',
    review: 'My basket holds water, almost.',
    reply: 'Soak the rim once more, and it will.',
  },
  ar: {
    name: { en: 'Lanterns of Pierced Brass', ar: 'فوانيس النحاس المثقوب' },
    misspelled: 'فوانيس النحاص',
    titles: ['رسم الزخرفة', 'ثقب النحاس', 'تركيب الفانوس'],
    description: 'فانوس تصنعه بيديك من الرسم الأول إلى الضوء.',
    review: 'فانوسي يضيء الغرفة كلها.',
    reply: 'شكرًا لك، الزخرفة من اختيارك.',
  },
} as const;

/** The clock of Paris changes between the first and the second lesson, both at 18:00. */
const starts = ['2027-03-27T18:00', '2027-03-28T18:00', '2027-04-03T18:00'];

const handoutTitle = 'Handout ملزمة';
const handout = `${handoutTitle}.pdf`;

/** The text of the last mail to an address, once it has arrived. */
async function mailTo(product: EngineProduct, { email }: User, contained: RegExp): Promise<string> {
  const matching = async () =>
    (await product.mails()).filter(({ to, text }) => to === email && contained.test(text)).at(0)?.text ?? '';
  await expect.poll(matching, { message: `a mail to ${email} with ${contained}` }).not.toBe('');
  return matching();
}

function journey(language: 'en' | 'ar', getProduct: () => EngineProduct): void {
  const t = translator(language);
  const craft = crafts[language];
  const name = craft.name[language];

  test(`an instructor teaches, and a learner learns, in ${language}`, async ({
    page: instructor,
    browser,
    consoleErrors,
  }) => {
    test.setTimeout(600_000);
    const product = getProduct();
    const { url } = product;
    // A draft is a 404 until a reloaded page has restored the session; who is not enrolled has no review.
    consoleErrors.expect(failedRequest(404));
    const open = (page: Page, path: string) => openPage(page, `${url}${path}`);
    const teacher = newUser(language === 'ar' ? 'سميرة حداد' : 'Samira Haddad');
    const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
    await instructor.clock.install();

    await test.step('a guest applies', async () => {
      await open(instructor, '/experts');
      await instructor
        .getByRole('main')
        .getByRole('button', { name: t('experts:become') })
        .click();
      const dialog = instructor.getByRole('dialog', { name: t('experts:signUp.title') });
      await dialog.getByRole('combobox', { name: t('instructor:fields.expertise') }).fill('python');
      await instructor.getByRole('option').first().click();
      await dialog.getByLabel(t('instructor:fields.qualifications')).fill('x');
      await dialog.getByLabel(t('instructor:fields.bio')).fill('x');
      await button(instructor, t('experts:signUp.continueWithEmail')).click();
      const account = instructor.getByRole('dialog', { name: t('experts:signUp.accountTitle') });
      await account.getByLabel(t('auth:fields.name')).fill(teacher.name);
      await account.getByLabel(t('auth:fields.email')).fill(teacher.email);
      await account.getByLabel(t('auth:fields.password'), { exact: true }).fill(teacher.password);
      await account.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill(teacher.password);
      await button(instructor, t('experts:signUp.create')).click();
      await expect(instructor.getByText(t('experts:signUp.success'))).toBeVisible();
      await instructor.clock.runFor(2000);
      await expect(instructor).toHaveURL(`${url}/dashboard`);
    });

    const verify = async (page: Page, user: User) => {
      const mail = await mailTo(product, user, /\/verify-email\?token=/);
      await openPage(page, /http\S+\/verify-email\?token=\S+/.exec(mail)?.[0] ?? '');
      await expect(page.getByText(t('auth:verify.success'))).toBeVisible();
      await page.clock.runFor(3000);
      await expect(page).toHaveURL(`${url}/dashboard`);
    };
    await test.step('verifies the e-mail address', () => verify(instructor, teacher));

    await test.step('is approved', async () => {
      const admin = await browser.newPage();
      await signIn(admin, await signInDemoUser(url, 'admin'), url);
      await open(admin, '/admin/instructor-requests');
      const request = admin.getByRole('article', { name: teacher.name });
      await request.getByRole('button', { name: t('instructor:requests.approve') }).click();
      await expect(request.getByText(t('common:status.approved'))).toBeVisible();
      await admin.close();
    });

    let course = '';
    await test.step('writes a course with an image and three lessons across a clock change', async () => {
      await open(instructor, '/create-course');
      const form = instructor.getByRole('main');
      const checklist = form.getByRole('region', { name: t('courseEditor:checklist.title') });
      for (const each of ['en', 'ar'] as const) {
        await form.getByRole('tab', { name: endonyms[each] }).first().click();
        await form
          .getByRole('textbox', { name: t('courseEditor:form.name'), exact: true })
          .fill(craft.name[each]);
      }
      await form.getByRole('tab', { name: endonyms[language] }).first().click();
      // The checklist leads to what is missing.
      const missing = checklist.getByRole('button', { name: t('courseEditor:form.description') });
      await missing.first().press('Enter');
      const description = form.getByRole('textbox', {
        name: t('courseEditor:form.description'),
        exact: true,
      });
      await expect(description).toBeFocused();
      await description.fill(craft.description);
      await form
        .getByRole('combobox', { name: t('courseEditor:form.category') })
        .fill(language === 'ar' ? 'ا' : 'a');
      await instructor.getByRole('option').first().click();
      await form.getByLabel(t('catalog:courseFields.price'), { exact: true }).fill('40');
      await pasteTitles(
        instructor,
        1,
        craft.titles.join('\n'),
        t('courseEditor:session.title', { number: 1 }),
      );
      const rows = form
        .getByRole('list', { name: t('catalog:courseFields.sessionList') })
        .getByRole('listitem');
      for (const [index, start] of starts.entries()) {
        const row = rows.nth(index);
        await row
          .getByRole('button', { name: t('courseEditor:session.details', { number: index + 1 }) })
          .click();
        await row.getByLabel(t('courseEditor:session.startsAt')).fill(start);
        await row.getByRole('textbox', { name: t('courseEditor:session.durationMinutes') }).fill('90');
        await row.getByRole('combobox', { name: t('courseEditor:session.timeZone') }).fill('Paris');
        await instructor.getByRole('option', { name: 'Europe/Paris' }).click();
        await row.getByLabel(t('courseEditor:session.meetingUrl')).fill('https://meet.example.org/craft');
      }
      const files = rows.first().locator('input[type=file]');
      await files.setInputFiles({ name: handout, mimeType: 'application/pdf', buffer: emptyPdf() });
      await expect(rows.first().getByText(t('courseEditor:upload.fileStored'))).toBeVisible();
      const choosing = instructor.waitForEvent('filechooser');
      await button(instructor, t('courseEditor:upload.choose')).click();
      await (await choosing).setFiles('apps/web/public/pictures/social.png');
      await expect(form.getByText(t('courseEditor:upload.stored'))).toBeVisible();
      const counts = { required: 5, requiredDone: 5, recommended: 4, recommendedDone: 2 };
      await expect(checklist.getByRole('status')).toHaveText(t('courseEditor:checklist.progress', counts));
      await button(instructor, t('courseEditor:form.saveDraft')).click();
      await expect(instructor.getByText(t('courseEditor:saved.draft'))).toBeVisible();
      await expect(instructor).toHaveURL(/\/course\/[^/]+\/edit$/);
      course = new URL(instructor.url()).pathname.replace(/\/edit$/, '');
    });

    await test.step('previews it as a learner in the other language', async () => {
      const opening = button(instructor, t('courseEditor:form.openPreview'));
      await opening.press('Enter');
      const preview = instructor.getByRole('dialog', { name: t('courseEditor:preview.title') });
      await preview.getByLabel(t('courseEditor:preview.viewer')).selectOption('learner');
      const other = language === 'en' ? 'ar' : 'en';
      await preview.getByLabel(t('courseEditor:preview.language')).selectOption(other);
      await expect(preview.getByRole('heading', { name: craft.name[other] })).toBeVisible();
      await preview.getByRole('link', { name: handoutTitle }).click();
      await instructor.keyboard.press('Escape');
      await expect(preview).toBeHidden();
      await expect(opening).toBeFocused();
    });

    await test.step('publishes it', async () => {
      await button(instructor, t('courseEditor:form.publish')).click();
      await expect(instructor.getByText(t('courseEditor:published'))).toBeVisible();
    });

    const learner = await browser.newPage({ locale: language, timezoneId: 'America/New_York' });
    const student = newUser(language === 'ar' ? 'يوسف المصري' : 'Yusuf Masri');
    await learner.clock.install();

    await test.step('a guest finds it by a misspelled Arabic word', async () => {
      await open(learner, `/search?${new URLSearchParams({ q: craft.misspelled })}`);
      await learner
        .getByRole('list', { name: t('search:courses') })
        .getByRole('link', { name })
        .click();
      await expect(learner.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    const heart = t('catalog:favorite', { course: name });
    await test.step('makes it a favorite', async () => {
      await learner.getByRole('button', { name: heart, exact: true }).first().click();
      await expect(
        learner.getByRole('button', { name: heart, exact: true, pressed: true }).first(),
      ).toBeVisible();
    });

    await test.step('signs up and enrolls', async () => {
      await button(learner, t('catalog:course.enrollNow')).click();
      await button(learner, t('auth:login.signUp')).click();
      const dialog = learner.getByRole('dialog', { name: t('auth:register.title') });
      await dialog.getByLabel(t('auth:fields.name')).fill(student.name);
      await dialog.getByLabel(t('auth:fields.email')).fill(student.email);
      await dialog.getByLabel(t('auth:fields.password'), { exact: true }).fill(student.password);
      await dialog.getByRole('button', { name: t('auth:register.submit'), exact: true }).click();
      await expect(learner.getByText(t('catalog:course.success'))).toBeVisible();
      await learner.clock.runFor(2000);
      await expect(learner).toHaveURL(`${url}/dashboard`);
      await verify(learner, student);
    });

    await test.step('has the favorite in the account', async () => {
      await open(learner, '/favorites');
      const favorite = learner.getByRole('button', { name: heart, exact: true, pressed: true });
      await expect(favorite).toBeVisible();
      await expect(learner.getByText(t('catalog:favorites.onDevice'))).toBeHidden();
    });

    await test.step('joins a lesson when it begins', async () => {
      // The second lesson, in the summer time of Paris.
      await learner.clock.setSystemTime('2027-03-28T15:50:00Z');
      await open(learner, course);
      const join = learner.getByRole('link', { name: t('catalog:course.joinSession', { number: 2 }) });
      await expect(join).toHaveAttribute('href', 'https://meet.example.org/craft');
    });

    await test.step('finds the file of the first lesson', async () => {
      await expect(learner.getByRole('link', { name: handoutTitle })).toBeVisible();
    });

    await test.step('completes it', async () => {
      for (const number of [1, 2, 3]) {
        const saving = learner.waitForResponse((response) => response.url().endsWith('/progress'));
        await learner.getByRole('checkbox', { name: t('catalog:course.session', { number }) }).check();
        await saving;
      }
      await expect(learner.getByText(t('catalog:course.completedTitle'))).toBeVisible();
    });

    await test.step('gets a certificate, which a guest verifies', async () => {
      await learner
        .getByRole('link', { name: t('catalog:course.certificate') })
        .first()
        .click();
      await expect(learner.getByRole('article')).toContainText(name);
      const guest = await browser.newPage();
      await guest.goto(learner.url());
      await expect(guest.getByRole('article')).toContainText(student.name);
      await guest.close();
    });

    await test.step('reviews it, and the instructor replies', async () => {
      await open(learner, `${course}/reviews`);
      await button(learner, t('reviews:own.write')).click();
      await learner.getByRole('radio', { name: t('reviews:form.choices.4') }).check();
      await learner.getByLabel(t('reviews:form.text')).fill(craft.review);
      await button(learner, t('reviews:form.submit')).click();
      const reviews = learner.getByRole('list', { name: t('reviews:list') });
      await expect(reviews.getByText(craft.review)).toBeVisible();

      await open(instructor, `${course}/reviews`);
      await button(instructor, t('reviews:reply.write')).click();
      await instructor.getByLabel(t('reviews:reply.text')).fill(craft.reply);
      await button(instructor, t('reviews:form.submit')).click();
      await expect(instructor.getByText(craft.reply)).toBeVisible();
      await mailTo(product, student, new RegExp(`${course}/reviews`));
    });

    await test.step('the figures and the CSV add up', async () => {
      await open(instructor, '/dashboard/figures');
      const row = instructor.getByRole('row', { name: new RegExp(name) });
      await expect(row).toBeVisible();
      const downloading = instructor.waitForEvent('download');
      await button(instructor, t('dashboard:figures.export')).click();
      const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
      expect(lines).toEqual([expect.any(String), `${name},1,0,1,4,1,40`]);
      const { token } = (await signInUser(url, teacher)).tokens.access;
      const { body } = await callApi(url, 'GET', '/instructor/statistics', { token });
      expect(body).toEqual({ totalCourses: 1, totalEnrollments: 1, averageRating: 4, revenue: 40 });
    });
    await learner.close();

    // The mail is sent once the administrator can no longer undo the decision.
    await test.step('the instructor has got a mail about the approval', () =>
      mailTo(product, teacher, /\/create-course/));
  });
}

// The database does not depend on the language, so each language is taught on one engine.
for (const [engine, language] of [
  ['the embedded database', 'en'],
  ['PostgreSQL', 'ar'],
] as const) {
  test.describe(`on ${engine}`, () => {
    test.use({ locale: language });
    let product: EngineProduct;
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      product = await engines[engine]();
    });
    test.afterAll(() => product?.remove());
    journey(language, () => product);
  });
}
