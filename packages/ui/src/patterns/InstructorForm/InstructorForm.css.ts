import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const status = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    fontSize: vars.text.small,
    color: vars.color.inkSoft,
  }),
);

export const send = style(inPatterns({ justifySelf: 'start', maxInlineSize: '100%' }));
