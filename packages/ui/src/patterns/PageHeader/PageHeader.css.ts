import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const root = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space.lg} ${vars.space.xxl}`,
    marginBlockEnd: vars.space.xxl,
  }),
);

export const words = style(inPatterns({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const filters = style(inPatterns({ inlineSize: '100%' }));
