import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { axeLeavesOut, axeRulesOff, axeTags } from './wcag.ts';

declare const axe: typeof import('axe-core');

type Evaluating = Pick<Page, 'evaluate'>;

let source: string | undefined;

/** Once for each document, before its faults are asked for. */
export async function bringAxe(page: Evaluating): Promise<void> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
}

/**
 * What axe finds against WCAG 2.2 AA on the page as it is now, a text each.
 * @param rules only these; without them all that belong to WCAG 2.2 AA
 */
export async function accessibilityFaults(
  page: Evaluating,
  setting: string,
  rules?: readonly string[],
): Promise<string[]> {
  const found = await page.evaluate(
    async ({ only, off, out }) => {
      const { violations } = await axe.run(
        { exclude: out },
        {
          runOnly: only,
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
    {
      only: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: axeTags },
      off: rules ? [] : axeRulesOff,
      out: axeLeavesOut,
    },
  );
  return found.map((fault) => `In ${setting} axe finds ${fault}`);
}
