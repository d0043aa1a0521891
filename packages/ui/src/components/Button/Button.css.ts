import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';
import { unavailable, whenHovered } from './pressable.ts';

export const button = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.control,
    textAlign: 'center',
    // A long word breaks only if it is wider than the container: otherwise a button could be as narrow as a letter.
    overflowWrap: 'break-word',
    maxInlineSize: '100%',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:disabled': unavailable,
      '&[data-inactive]': unavailable,
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&:any-link': { borderColor: 'LinkText' },
          '&:disabled, &[data-inactive]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
  variants: {
    tone: {
      primary: inComponents({
        background: vars.color.accent,
        color: vars.color.onAccent,
        ...whenHovered({ background: vars.color.accentHover }),
      }),
      secondary: inComponents({
        background: vars.color.surface,
        color: vars.color.ink,
        borderColor: vars.color.edge,
        ...whenHovered({ background: vars.color.sunk, borderColor: vars.color.ink }),
      }),
      quiet: inComponents({
        color: vars.color.accent,
        ...whenHovered({ background: vars.color.accentSurface }),
      }),
      critical: inComponents({
        background: vars.color.criticalText,
        color: vars.color.onCritical,
        ...whenHovered({ background: vars.color.criticalHover }),
      }),
      criticalSecondary: inComponents({
        background: vars.color.surface,
        color: vars.color.criticalText,
        borderColor: vars.color.criticalText,
        ...whenHovered({ background: vars.color.criticalSurface }),
      }),
      criticalQuiet: inComponents({
        color: vars.color.criticalText,
        ...whenHovered({ background: vars.color.criticalSurface }),
      }),
    },
    size: {
      small: inComponents({
        minBlockSize: 36,
        padding: `${vars.space.xxs} ${vars.space.md}`,
        fontSize: vars.text.small,
      }),
      medium: inComponents({
        minBlockSize: 44,
        padding: `${vars.space.xs} ${vars.space.lg}`,
        fontSize: vars.text.control,
      }),
      large: inComponents({
        minBlockSize: 52,
        padding: `${vars.space.sm} ${vars.space.xxl}`,
        fontSize: vars.text.body,
      }),
    },
    wide: { true: inComponents({ inlineSize: '100%' }) },
  },
});

export const label = style(
  inComponents({
    display: 'inline-grid',
    justifyItems: 'center',
    // The hidden other label. It keeps the button as wide as the wider of the two labels.
    selectors: {
      '&[data-reserve]::after': {
        content: 'attr(data-reserve)',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
      },
      '&[data-icon]::after': { paddingInlineStart: `calc(20px + ${vars.space.xs})` },
    },
  }),
);

/** The label and its icon, centered together. */
export const withIcon = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

/** The covered label keeps its size and stays accessible. */
export const covered = style(inComponents({ opacity: 0 }));

export const cover = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);
