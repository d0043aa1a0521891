import { media } from '../../theme/media.ts';

// Not in a `.css.ts`: such a file may export data only, and these are functions.

/** For what can be pressed now, under a pointer that can hover. */
export const whenHovered = (rule: Record<string, string>) => ({
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } },
  },
});

/** What all buttons look like while they can't be pressed. */
export const unavailable = { opacity: 0.5, cursor: 'not-allowed' } as const;
