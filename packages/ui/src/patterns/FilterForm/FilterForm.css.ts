import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

// The focus ring of the disclosure would touch the labels.
export const form = style(
  inPatterns({ display: 'grid', gap: vars.space.md, paddingBlockStart: vars.space.xs }),
);

export const summary = style(
  inPatterns({
    inlineSize: 'fit-content',
    minBlockSize: 44,
    alignContent: 'center',
    color: vars.color.accent,
    cursor: 'pointer',
  }),
);

export const end = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.md,
    ':empty': { display: 'none' },
  }),
);

/** Filters apply as soon as they change. */
export const withoutScripts = style(
  inPatterns({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);

export const fields = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space.sm,
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
