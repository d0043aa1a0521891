import type { Page } from 'playwright';
import { axeLeavesOut, axeRulesOff, axeTags } from '../../scripts/lib/wcag.ts';

declare const axe: typeof import('axe-core');

export async function bringAxe(page: Page): Promise<void> {
  await page.addScriptTag({ url: 'axe.min.js' });
}

/** What axe finds against WCAG 2.2 AA on the page as it is now, a text each. */
export async function accessibilityFaults(page: Page, setting: string): Promise<string[]> {
  const found = await page.evaluate(
    async ({ tags, off, out }) => {
      const { violations } = await axe.run(
        { exclude: out },
        {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
          // No rule of these asks for the style sheets' texts.
          preload: false,
        },
      );
      // Texts only: all that axe tells of a page takes longer to bring here than to find.
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      );
    },
    { tags: axeTags, off: axeRulesOff, out: axeLeavesOut },
  );
  return found.map((fault) => `In ${setting} axe finds ${fault}`);
}
