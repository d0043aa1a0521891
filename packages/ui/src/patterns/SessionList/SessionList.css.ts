import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const list = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    columnGap: vars.space.lg,
  }),
);

export const item = style(inPatterns({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` }));
