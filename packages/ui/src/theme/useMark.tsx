import { isCssColor } from '@lyceum/rules';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import { markDark, markLight } from './mark.css.ts';
import { markColor } from './markColor.ts';

/**
 * Applies a catalog color to an element and its descendants. It uses a style rule, because the Content-Security-Policy
 * of a page blocks `style` attributes in its HTML. @param hex an invalid color becomes the soft ink; undefined applies
 * nothing @returns `marked`, the class of the element, and `rule`, to render in it: React hoists it to the head, once
 * per color
 */
export function useMark(hex: string | undefined): {
  marked: string | undefined;
  rule: ReactElement | null;
} {
  const { nonce } = useUi();
  if (hex === undefined) return { marked: undefined, rule: null };
  const { light, dark } = markColor(hex);
  const marked = `mark-${isCssColor(hex) ? hex.slice(1).toLowerCase() : 'none'}`;
  return {
    marked,
    rule: (
      <style href={marked} precedence="mark" nonce={nonce}>
        {`.${marked}{${assignInlineVars({ [markLight]: light, [markDark]: dark })}}`}
      </style>
    ),
  };
}
