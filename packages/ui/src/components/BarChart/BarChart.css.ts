import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, margin: 0 }),
);

export const title = style(inComponents({ fontWeight: vars.weight.medium }));

const note = { fontSize: vars.text.caption, color: vars.color.inkSoft, lineHeight: vars.leading.control };

export const highest = style(inComponents({ ...note, textAlign: 'end' }));

export const plot = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: 160,
    borderBlockStart: `${vars.border.hairline} dashed ${vars.color.line}`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.edge}`,
    // Time runs in the reading direction.
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);

export const bar = style(
  inComponents({
    fill: vars.color.accent,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { fill: vars.color.accentHover } } },
      [media.forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const ends = style(inComponents({ ...note, display: 'flex', justifyContent: 'space-between' }));

export const summary = style(
  inComponents({
    inlineSize: 'fit-content',
    minBlockSize: 44,
    alignContent: 'center',
    color: vars.color.accent,
    cursor: 'pointer',
  }),
);
