import { createVar } from '@vanilla-extract/css';

/** The two values of a catalogue colour; `useMark` sets them on an element. */
export const markLight = createVar();
export const markDark = createVar();

/** The colour to use in a rule, in whichever theme. */
export const mark = `light-dark(${markLight}, ${markDark})`;
