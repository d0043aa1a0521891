import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space.xl,
    blockSize: '100%',
    padding: vars.space.xxl,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { [media.mobile]: { padding: vars.space.xl } },
  }),
);

export const quote = style(
  inPatterns({
    maxInlineSize: vars.width.measure,
    fontSize: vars.text.titleMedium,
    lineHeight: vars.leading.open,
    textWrap: 'pretty',
    // The browser's quotation marks are English in Arabic and lack the spaces of French.
    selectors: {
      '&:lang(ar)': { quotes: '"«" "»"' },
      '&:lang(fr)': { quotes: '"«\\00a0" "\\00a0»"' },
    },
    '@media': { [media.mobile]: { fontSize: vars.text.lead } },
  }),
);

export const author = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
);

export const name = style(
  inPatterns({ display: 'block', fontWeight: vars.weight.medium, lineHeight: vars.leading.control }),
);

export const role = style(
  inPatterns({
    display: 'block',
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
  }),
);
