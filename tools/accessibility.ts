import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { axeExclude, axeTags, disabledAxeRules } from './wcag.ts';

declare const axe: typeof import('axe-core');

let source: string | undefined;

/** Loads axe into the document. */
export async function injectAxe(page: Pick<Page, 'evaluate'>): Promise<void> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
}

/**
 * Runs axe on the current state of a page with `injectAxe`.
 * @param rules the rules to check @default those of WCAG 2.2 AA
 * @param excluded a selector of elements that are tested elsewhere
 * @returns a message for each violation
 */
export async function accessibilityErrors(
  page: Pick<Page, 'evaluate'>,
  environment: string,
  rules?: readonly string[],
  excluded?: string,
): Promise<string[]> {
  const found = await page.evaluate(
    async ({ only, off, out }) => {
      const { violations } = await axe.run(
        { exclude: out },
        {
          runOnly: only,
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
          // None of these rules reads style sheets.
          preload: false,
        },
      );
      // The transfer of axe's whole result takes longer than axe.
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      );
    },
    {
      only: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: axeTags },
      off: rules ? [] : disabledAxeRules,
      out: excluded ? [...axeExclude, excluded] : axeExclude,
    },
  );
  return found.map((violation) => `${environment}: axe violation: ${violation}`);
}
