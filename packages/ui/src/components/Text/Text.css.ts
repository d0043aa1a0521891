import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const text = recipe({
  // Not on paragraphs alone: no text ends in a line of one word.
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
    strong: { true: inComponents({ fontWeight: vars.weight.heading }) },
    /** A column of text that the eye can follow: at most 65 characters wide. */
    measured: { true: inComponents({ maxInlineSize: vars.width.measure }) },
  },
});
