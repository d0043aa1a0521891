import type { Course, Page as PageOf } from '@lyceum/api-client';
import { callApi } from '../support/api.ts';
import { desktop, openPage, phone } from '../support/page.ts';
import { blockFonts, expectSteadyPage, observeShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { signInDemoUser } from '../support/users.ts';

const otherTimeZone = 'Pacific/Kiritimati';

// Whatever the hour of the courses, one of these time zones has other days than UTC.
for (const { viewport, timezoneId } of [
  { viewport: phone, timezoneId: 'Pacific/Kiritimati' },
  { viewport: desktop, timezoneId: 'Pacific/Pago_Pago' },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ timezoneId, viewport });

    test('the upcoming courses are grouped by local day, and nothing moves', { tag: '@2.231' }, async ({
      page,
      product,
      consoleErrors,
    }) => {
      const { body } = await callApi<PageOf<{ scheduledTime: string }>>(product.url, 'GET', '/sessions');
      const daysIn = (timeZone: string) => {
        const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone });
        return [...new Set(body.results.map(({ scheduledTime }) => format.format(new Date(scheduledTime))))];
      };
      await blockFonts(page, consoleErrors);
      const shifts = await observeShifts(page);
      await openPage(page, '/sessions');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      const days = daysIn(timezoneId);
      // The server renders the days in UTC.
      const visibleDays = () =>
        headings.evaluateAll((all) => all.map((one) => one.firstElementChild?.textContent));
      await expect.poll(async () => (await visibleDays()).slice(0, days.length)).toEqual(days);
      expectSteadyPage(await shifts());
    });
  });
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: otherTimeZone });

  test('the start on the card of a course is local', { tag: '@2.232' }, async ({ page, product }) => {
    const { body } = await callApi<PageOf<Course>>(product.url, 'GET', '/sessions');
    const [course] = body.results;
    if (!course?.scheduledTime) throw new Error('No course is scheduled.');
    await openPage(page, `${course.category.href}?lng=en`);
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: otherTimeZone });
    await expect(page.getByText(`Starts ${date.format(new Date(course.scheduledTime))}`)).toBeVisible();
  });
});

test('a course without an image has a composition', { tag: '@2.42' }, async ({ page, product }) => {
  const { tokens } = await signInDemoUser(product.url, 'instructor');
  const call = { token: tokens.access.token };
  const { body } = await callApi<Course>(product.url, 'POST', '/courses', {
    ...call,
    body: {
      name: { en: 'Quiet Colors' },
      description: { en: 'Grays, and what is next to them.' },
      category: 'web_dev',
      sessions: 2,
    },
  });
  await callApi(product.url, 'POST', `/courses/${body.id}/publish`, call);
  await openPage(page, body.href);
  const image = page.locator('main img').first();
  await expect(image).toHaveAttribute('src', `/pictures/compositions/2f6fb7/${body.id}.svg`);
  await expect(image).toHaveJSProperty('naturalWidth', 640);
});
