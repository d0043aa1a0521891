import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const text = recipe({
  // For all texts, not only paragraphs: avoids a last line of one word.
  base: inComponents({ fontWeight: vars.weight.body, textWrap: 'pretty' }),
  variants: {
    size: {
      caption: inComponents({ fontSize: vars.text.caption, lineHeight: vars.leading.control }),
      small: inComponents({ fontSize: vars.text.small, lineHeight: vars.leading.open }),
      body: inComponents({ fontSize: vars.text.body, lineHeight: vars.leading.open }),
      lead: inComponents({ fontSize: vars.text.lead, lineHeight: vars.leading.open }),
    },
    tone: {
      ink: inComponents({ color: vars.color.ink }),
      soft: inComponents({ color: vars.color.inkSoft }),
      positive: inComponents({ color: vars.color.positiveText }),
      critical: inComponents({ color: vars.color.criticalText }),
      inherit: inComponents({ color: 'inherit' }),
    },
    strong: { true: inComponents({ fontWeight: vars.weight.medium }) },
    /** At most 65 characters wide, a comfortable line length. */
    measured: { true: inComponents({ maxInlineSize: vars.width.measure }) },
    keepsLineBreaks: { true: inComponents({ whiteSpace: 'pre-line' }) },
  },
});
