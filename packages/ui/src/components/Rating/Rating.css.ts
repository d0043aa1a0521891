import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    fontWeight: vars.weight.medium,
    color: vars.color.rating,
  }),
);

export const count = style(inComponents({ fontWeight: vars.weight.body, color: vars.color.inkSoft }));
