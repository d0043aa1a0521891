import { isCssColor } from '@lyceum/rules';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import { markDark, markLight } from './mark.css.ts';
import { markColor } from './markColor.ts';

/**
 * Gives an element and all in it a catalog color as its mark. Not by a `style` of the element: the policy of a
 * page refuses those that arrive with its HTML.
 * @param hex a text that is no color gives the soft ink; without one there is no mark
 * @returns `marked`, the class to put on the element, and `rule`, to be rendered in it: React takes it to the head,
 * once for each color
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
