'use client';

import { type ReactElement, useInsertionEffect } from 'react';
import { useUi } from '../provider/UiProvider.tsx';

/** The classes whose rules the document has. */
const added = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** A constructed sheet needs no nonce and no hash in the Content-Security-Policy, unlike a style element. */
function addRule(name: string, rule: string): void {
  if (added.has(name)) return;
  added.add(name);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(rule);
}

/**
 * Adds the rule of a class to the page, in place of a `style` attribute, which the Content-Security-Policy of a page
 * blocks in its HTML.
 * @param name the class, which has the same declarations everywhere; undefined adds nothing
 * @returns the rule, to render next to the element: in the HTML of a server, React hoists it to the head, once per class; it
 * is null in the browser
 */
export function useStyleRule(name: string | undefined, declarations: string): ReactElement | null {
  const { nonce } = useUi();
  const rule = `.${name}{${declarations}}`;
  useInsertionEffect(() => {
    if (name !== undefined) addRule(name, rule);
  }, [name, rule]);
  if (name === undefined || typeof document !== 'undefined') return null;
  return (
    <style href={name} precedence="rule" nonce={nonce}>
      {rule}
    </style>
  );
}
