import { media } from '../../theme/media.ts';

// Not in a `.css.ts` file, which can export data only: these are functions.

/** Styles on hover, for enabled controls and for pointers that can hover. */
export const whenHovered = (rule: Record<string, string>) => ({
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } },
  },
});

/** The style of all disabled buttons. */
export const unavailable = { opacity: 0.5, cursor: 'not-allowed' } as const;
