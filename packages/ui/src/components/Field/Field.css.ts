import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const field = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    // A longer line is no easier to fill in, and its label would be far from its end.
    maxInlineSize: vars.width.field,
  }),
);

export const fieldBeside = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
  }),
);

export const fieldLabel = style(
  inComponents({
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
    color: vars.color.ink,
  }),
);

/** A quiet note next to a label. */
export const aside = style(
  inComponents({
    marginInlineStart: vars.space.xs,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.body,
    color: vars.color.inkSoft,
  }),
);

export const description = style(
  inComponents({ fontSize: vars.text.caption, lineHeight: vars.leading.control, color: vars.color.inkSoft }),
);

export const message = style(
  inComponents({
    display: 'flex',
    gap: vars.space.xxs,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.control,
    color: vars.color.criticalText,
  }),
);

/** As high as the first line of the message at any text size. */
export const messageIcon = style(
  inComponents({ display: 'grid', placeItems: 'center', blockSize: '1lh', flexShrink: 0 }),
);

export const control = style(
  inComponents({
    inlineSize: '100%',
    textAlign: 'start',
    minBlockSize: 44,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    background: vars.color.surface,
    color: vars.color.ink,
    border: `${vars.border.hairline} solid ${vars.color.edge}`,
    borderRadius: vars.radius.inner,
    lineHeight: vars.leading.control,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      // Text such as a name has its own direction, independent of the page's.
      '&:not([dir])': { unicodeBidi: 'plaintext' },
      // An input clips descenders below its line, such as the dots of a ي. A date input has no letters but needs its
      // padding.
      '&:is(input:not([type="datetime-local"]))': { lineHeight: vars.leading.open },
      // The line of a placeholder is as high as its font and clips descenders.
      '&::placeholder': { color: vars.color.inkSoft, opacity: 1, paddingBlock: vars.space.xxs },
      '&:focus-visible': { outlineOffset: 0, borderColor: vars.color.accent },
      // Twice as thick, so that the error is not conveyed by color alone.
      '&[aria-invalid="true"]': {
        borderColor: vars.color.criticalText,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.criticalText}`,
      },
      '&:disabled': {
        background: vars.color.sunk,
        color: vars.color.inkSoft,
        borderColor: vars.color.line,
        opacity: 1,
        cursor: 'not-allowed',
      },
      '&:read-only:not(select, :disabled)': { background: vars.color.sunk },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:enabled:not([aria-invalid="true"])': { borderColor: vars.color.ink } },
      },
      // Forced colors remove shadows.
      [media.forcedColors]: {
        selectors: {
          '&[aria-invalid="true"]': { borderWidth: vars.border.ring },
          '&:disabled': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
);
