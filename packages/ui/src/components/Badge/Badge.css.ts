import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const badge = recipe({
  base: inComponents({
    display: 'inline-block',
    padding: `2px ${vars.space.sm}`,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
  }),
  variants: {
    tone: {
      neutral: inComponents({
        background: vars.color.sunk,
        color: vars.color.inkSoft,
        borderColor: vars.color.line,
      }),
      accent: inComponents({ background: vars.color.accentSurface, color: vars.color.accent }),
      info: inComponents({ background: vars.color.infoSurface, color: vars.color.infoText }),
      positive: inComponents({ background: vars.color.positiveSurface, color: vars.color.positiveText }),
      caution: inComponents({ background: vars.color.cautionSurface, color: vars.color.cautionText }),
      critical: inComponents({ background: vars.color.criticalSurface, color: vars.color.criticalText }),
    },
  },
});
