import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const form = style(inPatterns({ display: 'grid', gap: vars.space.md }));

export const line = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 480px) auto',
    justifyContent: 'start',
    alignItems: 'end',
    gap: vars.space.sm,
  }),
);

export const filters = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space.sm,
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
