import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const legend = style(
  inComponents({
    marginBlockEnd: vars.space.xxs,
    fontSize: vars.text.small,
    fontWeight: vars.weight.label,
    lineHeight: vars.leading.control,
  }),
);

export const options = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: vars.space.xs,
  }),
);
