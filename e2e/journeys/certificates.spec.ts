import type { Course, Enrollment } from '@lyceum/api-client';
import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser, registerInstructor, registerUser } from '../support/users.ts';

/** Fills a text of a maximum length. */
const upTo = (length: number, part: string) => part.repeat(length).slice(0, length).trim();

const longestFullName = 100;

/** The code of a certificate whose course and instructor have the longest names. */
async function issueCertificate(url: string, part: string, nameLength: number) {
  const learner = await registerUser(url, newUser(upTo(nameLength, part)));
  const instructor = await registerInstructor(url, newUser(upTo(longestFullName, part)));
  const teaching = { token: instructor.tokens.access.token };
  const learning = { token: learner.tokens.access.token };
  const { id } = (
    await callApi<Course>(url, 'POST', '/courses', {
      ...teaching,
      body: {
        name: { en: upTo(150, part) },
        description: { en: 'One letter a week.' },
        category: 'web_dev',
        price: 0,
        sessions: 1,
      },
    })
  ).body;
  await callApi(url, 'POST', `/courses/${id}/publish`, teaching);
  await callApi(url, 'POST', `/courses/${id}/enroll`, learning);
  const { body } = await callApi<Enrollment>(url, 'PUT', `/courses/${id}/progress`, {
    ...learning,
    body: { completedSessions: [1] },
  });
  return { code: body.course.certificate ?? '', learner: learner.name };
}

for (const [script, part, nameLength = longestFullName] of [
  ['wide Latin letters', 'W'],
  // The page shows shorter names in larger letters.
  ['the largest letters', 'W', 39],
  ['Latin words', 'Anticonstitutionnellement '],
  ['Arabic', 'عبد الرحمن '],
  ['Chinese', '田'],
  ['Devanagari', 'नमस्ते '],
  ['emoji', '🎓'],
] as [script: string, part: string, nameLength?: number][]) {
  test(`a certificate with the longest names is printed on one page: ${script}`, {
    tag: '@2.389',
  }, async ({ page, product }) => {
    const { code, learner } = await issueCertificate(product.url, part, nameLength);
    for (const language of ['en', 'ar']) {
      await openPage(page, `/certificate/${code}?lng=${language}`);
      await expect(page.getByText(learner, { exact: true }).first()).toBeVisible();
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format, preferCSSPageSize: true });
        expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), `${language}, ${format}`).toHaveLength(1);
      }
    }
  });
}
