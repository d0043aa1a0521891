import { createVar } from '@vanilla-extract/css';

/** The light and dark values of a catalog color. `useMark` sets them on an element. */
export const markLight = createVar();
export const markDark = createVar();

/** The catalog color of the current theme. */
export const mark = `light-dark(${markLight}, ${markDark})`;
