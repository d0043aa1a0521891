import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What may differ between the themes. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Nothing on the page, as it is now, is against WCAG 2.2 AA as far as axe can tell, in light and in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // It takes the focus for a moment and passes it on: nobody can stay there.
  const everything = () => new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]');
  await page.emulateMedia({ colorScheme: 'light' });
  // Initials in place of a portrait are a picture: the button's name is the person's, in full.
  const light = everything().withTags(wcag).disableRules('label-content-name-mismatch');
  expect.soft(await violations(page, light), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, everything().withRules(colours)), `${what}, dark`).toEqual([]);
}

async function violations(page: Page, axe: AxeBuilder): Promise<string[]> {
  // A colour on its way from one to another has no contrast of its own.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}
