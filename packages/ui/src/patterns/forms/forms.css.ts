import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const form = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

export const step = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

/** 'or' in a line between two ways to sign in. */
export const divider = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    fontSize: vars.text.caption,
    color: vars.color.inkSoft,
    selectors: {
      '&::before, &::after': {
        content: '""',
        flex: 1,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      },
    },
  }),
);

export const foot = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.xs,
    fontSize: vars.text.small,
    color: vars.color.inkSoft,
  }),
);

export const aside = style(inPatterns({ fontSize: vars.text.small, justifySelf: 'start' }));
