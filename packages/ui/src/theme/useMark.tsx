import { isCssColor } from '@lyceum/rules';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, useInsertionEffect } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import { markDark, markLight } from './mark.css.ts';
import { markColor } from './markColor.ts';

/** The classes whose rules the document has. */
const added = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** A constructed sheet needs no nonce and no hash in the Content-Security-Policy, unlike a style element. */
function addRule(marked: string, rule: string): void {
  if (added.has(marked)) return;
  added.add(marked);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(rule);
}

/**
 * Applies a catalog color to an element and its descendants. It uses a style rule, because the Content-Security-Policy
 * of a page blocks `style` attributes in its HTML. @param hex an invalid color becomes the soft ink; undefined applies
 * nothing @returns `marked`, the class of the element, and `rule`, to render in it: in the HTML of a server, React hoists
 * it to the head, once per color; it is null in the browser
 */
export function useMark(hex: string | undefined): {
  marked: string | undefined;
  rule: ReactElement | null;
} {
  const { nonce } = useUi();
  const name = hex !== undefined && isCssColor(hex) ? hex.slice(1).toLowerCase() : 'none';
  const marked = hex === undefined ? undefined : `mark-${name}`;
  const rule = hex === undefined ? '' : `.${marked}{${variablesOf(hex)}}`;
  useInsertionEffect(() => {
    if (marked !== undefined) addRule(marked, rule);
  }, [marked, rule]);
  if (marked === undefined || typeof document !== 'undefined') return { marked, rule: null };
  return {
    marked,
    rule: (
      <style href={marked} precedence="mark" nonce={nonce}>
        {rule}
      </style>
    ),
  };
}

function variablesOf(hex: string): string {
  const { light, dark } = markColor(hex);
  return String(assignInlineVars({ [markLight]: light, [markDark]: dark }));
}
