import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const trigger = style(inPatterns({ display: 'flex', padding: 2, borderRadius: vars.radius.pill }));

export const userInfo = style(
  inPatterns({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.xxs,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
  }),
);

export const name = style(inPatterns({ fontWeight: vars.weight.medium }));
export const email = style(inPatterns({ color: vars.color.inkSoft, fontSize: vars.text.caption }));
