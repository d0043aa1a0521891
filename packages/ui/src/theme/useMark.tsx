'use client';

import { isCssColor } from '@lyceum/rules';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement } from 'react';
import { markDark, markLight } from './mark.css.ts';
import { markColor } from './markColor.ts';
import { useStyleRule } from './useStyleRule.tsx';

/**
 * Applies a catalog color to an element and its descendants. @param hex an invalid color becomes the soft ink; undefined
 * applies nothing @returns `markClass`, the class of the element, and `rule`, to render in it
 */
export function useMark(hex: string | undefined): {
  markClass: string | undefined;
  rule: ReactElement | null;
} {
  const name = hex !== undefined && isCssColor(hex) ? hex.slice(1).toLowerCase() : 'none';
  const markClass = hex === undefined ? undefined : `mark-${name}`;
  const rule = useStyleRule(markClass, hex === undefined ? '' : variablesOf(hex));
  return { markClass, rule };
}

function variablesOf(hex: string): string {
  const { light, dark } = markColor(hex);
  return String(assignInlineVars({ [markLight]: light, [markDark]: dark }));
}
