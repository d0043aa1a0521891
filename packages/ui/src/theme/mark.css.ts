import { createVar } from '@vanilla-extract/css';

/** The two values of a catalog color; `useMark` sets them on an element. */
export const markLight = createVar();
export const markDark = createVar();

/** The color to use in a rule, in whichever theme. */
export const mark = `light-dark(${markLight}, ${markDark})`;
