import { assignInlineVars } from '@vanilla-extract/dynamic';
import { markDark, markLight } from './mark.css.ts';
import { markColour } from './markColour.ts';

/** The custom properties that give an element and all in it a catalogue colour as its mark. */
export function markStyle(hex: string) {
  const { light, dark } = markColour(hex);
  return assignInlineVars({ [markLight]: light, [markDark]: dark });
}
