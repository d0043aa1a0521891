import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const checklist = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm }),
);

export const entries = style(inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const entry = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: 32,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
  }),
  variants: {
    isDone: { true: inPatterns({ color: vars.color.inkSoft }), false: {} },
  },
});

export const mark = recipe({
  base: inPatterns({ display: 'inline-flex', flexShrink: 0 }),
  variants: {
    isDone: {
      true: inPatterns({ color: vars.color.positiveText }),
      false: inPatterns({ color: vars.color.inkSoft }),
    },
  },
});

/** As high as its row, so that it is easy to hit. */
export const entryButton = style(inPatterns({ minBlockSize: 32, textAlign: 'start' }));
