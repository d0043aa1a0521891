import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeLeavesOut, axeRulesOff, axeTags } from '../../scripts/lib/wcag.ts';

/** What may differ between the themes. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Nothing on the page, as it is now, is against WCAG 2.2 AA as far as axe can tell, in light and in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // One by one: several at once are a way through frames.
  const everything = () =>
    axeLeavesOut.reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = everything().withTags(axeTags).disableRules(axeRulesOff);
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
