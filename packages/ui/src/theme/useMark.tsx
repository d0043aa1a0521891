import { isCssColour } from '@lyceum/rules';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import { markDark, markLight } from './mark.css.ts';
import { markColour } from './markColour.ts';

/**
 * Gives an element and all in it a catalogue colour as its mark. Not by a `style` of the element: the policy of a
 * page refuses those that arrive with its HTML.
 * @param hex a text that is no colour gives the soft ink; without one there is no mark
 * @returns `marked`, the class to put on the element, and `rule`, to be rendered in it: React takes it to the head,
 * once for each colour
 */
export function useMark(hex: string | undefined): {
  marked: string | undefined;
  rule: ReactElement | null;
} {
  const { nonce } = useUi();
  if (hex === undefined) return { marked: undefined, rule: null };
  const { light, dark } = markColour(hex);
  const marked = `mark-${isCssColour(hex) ? hex.slice(1).toLowerCase() : 'none'}`;
  return {
    marked,
    rule: (
      <style href={marked} precedence="mark" nonce={nonce}>
        {`.${marked}{${assignInlineVars({ [markLight]: light, [markDark]: dark })}}`}
      </style>
    ),
  };
}
