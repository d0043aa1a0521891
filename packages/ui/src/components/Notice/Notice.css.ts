import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const notice = recipe({
  base: inComponents({
    display: 'flex',
    // The icon is as high as a line, and stands beside the first.
    alignItems: 'flex-start',
    gap: vars.space.sm,
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

export const words = style(inComponents({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
