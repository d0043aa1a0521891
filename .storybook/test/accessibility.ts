import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { axeLeavesOut, axeRulesOff, axeTags } from '../../scripts/lib/wcag.ts';

declare const axe: typeof import('axe-core');

export async function bringAxe(page: Page): Promise<void> {
  await page.addScriptTag({ url: 'axe.min.js' });
}

/** What axe finds against WCAG 2.2 AA on the page as it is now, a text each. */
export async function accessibilityFaults(page: Page, setting: string): Promise<string[]> {
  const { violations } = await page.evaluate(
    ({ tags, off, out }): Promise<AxeResults> =>
      axe.run(
        { exclude: out },
        {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
        },
      ),
    { tags: axeTags, off: axeRulesOff, out: axeLeavesOut },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `In ${setting} axe finds ${id}: ${help}\n${html}\n${failureSummary}`,
    ),
  );
}
