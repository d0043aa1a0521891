import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const built = fileURLToPath(new URL('../../packages/ui/dist/', import.meta.url));

/** The rules of a built stylesheet outside of the layer `lyceum`, and the selectors in it. */
const rulesOf = async (page: Page, file: string) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const selectors: string[] = [];
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
          else if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
        }
      };
      collect(sheet.cssRules);
      // Names of animations and of pages are not in layers.
      const outside = [...sheet.cssRules].filter((rule) => {
        if (rule instanceof CSSLayerBlockRule) return !rule.name.startsWith('lyceum.');
        if (rule instanceof CSSLayerStatementRule)
          return !rule.nameList.every((name) => /^lyceum\b/.test(name));
        return !(rule instanceof CSSKeyframesRule || rule instanceof CSSPageRule);
      });
      return { selectors, outside: outside.map(({ cssText }) => cssText) };
    },
    readFileSync(`${built}${file}`, 'utf8'),
  );

for (const file of ['tokens.css', 'reset.css', 'components.css']) {
  test(`all styles of ${file} are in the layer lyceum`, async ({ page }) => {
    const { selectors, outside } = await rulesOf(page, file);
    expect(selectors.length).toBeGreaterThan(3);
    expect(outside).toEqual([]);
  });
}

test('the styles of components select only elements of components', async ({ page }) => {
  const { selectors } = await rulesOf(page, 'components.css');
  expect(selectors.filter((selector) => !/\.ly-|\[class\^="ly-"\]/.test(selector))).toEqual([]);
  expect(selectors.filter((selector) => /(^|, ?)(:root|html|body|main)\b[^ ]*$/.test(selector))).toEqual([]);
});
