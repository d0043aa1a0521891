import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const logo = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: vars.text.titleMedium,
    fontWeight: vars.weight.strong,
    lineHeight: '1',
    letterSpacing: '-0.02em',
    color: vars.color.ink,
    borderRadius: vars.radius.inner,
  }),
);

export const name = style(inComponents({ '@media': { [media.slender]: { display: 'none' } } }));

export const sheet = style(inComponents({ fill: vars.color.accent }));
export const lines = style(inComponents({ fill: vars.color.onAccent }));
