import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../support/axe.ts';
import { desktop, expectToFit, opened } from '../support/page.ts';
import { demonstrated, signIn } from '../support/people.ts';
import { expectFinishedTexts } from '../support/sound.ts';
import { expect, refusedLoad, test } from '../support/test.ts';

interface Address {
  path: string;
  /** What the console is to complain of. */
  complains?: RegExp;
}

/** Every route of the app, by who looks at it: one of the demonstration's people, or nobody. */
const addresses: Record<string, Address[]> = {
  guest: [
    { path: '/' },
    { path: '/categories' },
    { path: '/domain/technology' },
    { path: '/category/web_dev' },
    { path: '/course/intro-to-typescript' },
    { path: '/experts' },
    { path: '/experts/apply' },
    { path: '/login' },
    { path: '/register' },
    { path: '/forgot-password' },
    { path: '/reset-password?token=unknown' },
    { path: '/verify-email?token=unknown', complains: refusedLoad(422) },
    { path: '/sessions' },
    { path: '/monetize' },
    { path: '/community' },
    { path: '/nowhere', complains: refusedLoad(404) },
  ],
  learner: [
    { path: '/dashboard' },
    { path: '/profile?section=profile' },
    { path: '/profile?section=account' },
    { path: '/profile?section=password' },
    { path: '/profile?section=instructor' },
    { path: '/profile?section=notifications' },
    { path: '/experts/apply' },
    { path: '/create-course' },
  ],
  instructor: [
    { path: '/dashboard' },
    { path: '/profile?section=instructor' },
    { path: '/profile?section=payments' },
    { path: '/instructor-info' },
    { path: '/instructor-profile' },
    { path: '/create-course' },
    { path: '/course/intro-to-typescript/edit' },
  ],
  newcomer: [{ path: '/instructor-onboarding' }],
  unverified: [{ path: '/dashboard' }],
  admin: [{ path: '/admin/instructor-requests' }],
};

/** Everything that the page begins with is there. */
async function shown(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

for (const [who, pages] of Object.entries(addresses)) {
  for (const { path, complains } of pages) {
    test(`${path} for ${who} is sound in each language, theme and width`, async ({
      page,
      context,
      product,
      complaints,
    }) => {
      if (complains) complaints.expect(complains);
      if (who !== 'guest') await signIn(page, await demonstrated(product.url, who));
      for (const language of ['en', 'ar', 'fr']) {
        await context.addCookies([{ name: 'i18next', value: language, url: product.url }]);
        await opened(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await shown(page);
        await expectFinishedTexts(page, language);
        if (language !== 'fr') await expectAccessibleAtBothWidths(page, language);
        await expectToFit(page);
      }
    });
  }
}
