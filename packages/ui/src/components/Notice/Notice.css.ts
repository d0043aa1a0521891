import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const notice = recipe({
  base: inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.md}`,
    padding: `${vars.space.sm} ${vars.space.md}`,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.inner,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
  }),
  variants: {
    tone: {
      info: inComponents({ background: vars.colour.infoSurface, color: vars.colour.infoText }),
      positive: inComponents({ background: vars.colour.positiveSurface, color: vars.colour.positiveText }),
      caution: inComponents({ background: vars.colour.cautionSurface, color: vars.colour.cautionText }),
      critical: inComponents({ background: vars.colour.criticalSurface, color: vars.colour.criticalText }),
    },
  },
});

// The icon is as high as a line, and stands beside the first.
export const sentence = style(
  inComponents({
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minInlineSize: 0,
  }),
);

export const words = style(inComponents({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
