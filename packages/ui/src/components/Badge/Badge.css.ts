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
    fontWeight: vars.weight.label,
    lineHeight: vars.leading.control,
  }),
  variants: {
    tone: {
      neutral: inComponents({
        background: vars.colour.sunk,
        color: vars.colour.inkSoft,
        borderColor: vars.colour.line,
      }),
      accent: inComponents({ background: vars.colour.accentSurface, color: vars.colour.accent }),
      info: inComponents({ background: vars.colour.infoSurface, color: vars.colour.infoText }),
      positive: inComponents({ background: vars.colour.positiveSurface, color: vars.colour.positiveText }),
      caution: inComponents({ background: vars.colour.cautionSurface, color: vars.colour.cautionText }),
      critical: inComponents({ background: vars.colour.criticalSurface, color: vars.colour.criticalText }),
    },
  },
});
