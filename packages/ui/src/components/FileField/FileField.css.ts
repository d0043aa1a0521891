import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const zone = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.md,
    padding: vars.space.md,
    border: `${vars.border.hairline} dashed ${vars.color.edge}`,
    borderRadius: vars.radius.inner,
    background: vars.color.surface,
    selectors: {
      '&[data-over]': { background: vars.color.accentSurface, borderColor: vars.color.accent },
      '&[data-invalid]': { borderColor: vars.color.criticalText },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
  }),
);

export const thumbnail = style(inComponents({ inlineSize: 128, flexShrink: 0 }));

export const content = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    flex: '1 1 12rem',
    minInlineSize: 0,
  }),
);

export const buttons = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

/** The name of a file, which has its own direction and may be one long word. */
export const fileName = style(
  inComponents({
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    unicodeBidi: 'plaintext',
  }),
);

export const hint = style(
  inComponents({ fontSize: vars.text.caption, lineHeight: vars.leading.control, color: vars.color.inkSoft }),
);
