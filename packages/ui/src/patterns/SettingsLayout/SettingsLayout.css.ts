import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${vars.space.xl} ${vars.space.xxxl}`,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const choice = style(inPatterns({ '@media': { [media.desktop]: { display: 'none' } } }));

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    // Long e-mail addresses wrap.
  }),
);

export const words = style(inPatterns({ display: 'grid', gap: vars.space.xxs }));
