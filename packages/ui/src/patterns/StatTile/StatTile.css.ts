import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const root = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.xxs,
    blockSize: '100%',
    padding: vars.space.lg,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  }),
);

export const label = style(inPatterns({ fontSize: vars.text.small, color: vars.color.inkSoft }));

export const value = recipe({
  base: inPatterns({
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.title,
    overflowWrap: 'anywhere',
  }),
  variants: {
    inWords: {
      false: inPatterns({ fontSize: vars.text.titleLarge }),
      true: inPatterns({
        display: 'flex',
        alignItems: 'center',
        minBlockSize: `calc(${vars.leading.title} * ${vars.text.titleLarge})`,
        fontSize: vars.text.lead,
      }),
    },
  },
});

export const list = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: vars.space.lg,
  }),
);
