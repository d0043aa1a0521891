import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const banner = style(
  inComponents({
    background: vars.color.cautionSurface,
    color: vars.color.cautionText,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    // Visible in forced colors only, where the background is removed.
    borderBlockEnd: `${vars.border.hairline} solid transparent`,
  }),
);

/** As high as a small button, so that the text aligns with the elements next to it. */
const line = 36;

export const inside = style(
  inComponents({
    display: 'flex',
    gap: vars.space.sm,
    maxInlineSize: vars.width.page,
    marginInline: 'auto',
    padding: `${vars.space.xs} ${vars.space.xl}`,
    '@media': { [media.mobile]: { paddingInline: vars.space.lg } },
  }),
);

export const words = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.md}`,
    minInlineSize: 0,
    minBlockSize: line,
  }),
);

export const sentence = style(inComponents({ display: 'flex', gap: vars.space.sm, minInlineSize: 0 }));

export const dismiss = style(inComponents({ display: 'flex', alignItems: 'center', blockSize: line }));
