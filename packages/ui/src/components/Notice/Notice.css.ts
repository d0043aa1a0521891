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
      info: inComponents({ background: vars.color.infoSurface, color: vars.color.infoText }),
      positive: inComponents({ background: vars.color.positiveSurface, color: vars.color.positiveText }),
      caution: inComponents({ background: vars.color.cautionSurface, color: vars.color.cautionText }),
      critical: inComponents({ background: vars.color.criticalSurface, color: vars.color.criticalText }),
    },
  },
});

// The icon is as high as a line and aligns with the first one.
export const sentence = style(
  inComponents({
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minInlineSize: 0,
  }),
);

export const words = style(inComponents({ flex: 1, minInlineSize: 0 }));
