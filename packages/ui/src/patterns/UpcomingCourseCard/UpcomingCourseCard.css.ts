import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';
import { linkedSurface } from '../CourseCard/CourseCard.css.ts';

// The day has a column of its own: it can change to the zone of the visitor without moving anything.
export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: vars.space.md,
    // With large text on small screens, the card wraps below the day.
    '@media': { [media.mobile]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs } },
  }),
);

export const dayColumn = style(
  inPatterns({ '@media': { [media.mobile]: { flex: 'none', inlineSize: '2.75rem' } } }),
);

export const day = style(
  inPatterns({
    display: 'grid',
    justifyItems: 'center',
    paddingBlockStart: vars.space.sm,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.body,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
    whiteSpace: 'nowrap',
  }),
);

export const dayNumber = style(
  inPatterns({
    fontSize: vars.text.titleLarge,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    color: vars.color.ink,
  }),
);

export const card = style([
  linkedSurface,
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.lg,
    padding: vars.space.sm,
    '@media': {
      [media.mobile]: { display: 'flex', flex: '1 1 12rem', flexWrap: 'wrap', columnGap: vars.space.sm },
    },
  }),
]);

export const image = style(
  inPatterns({
    overflow: 'clip',
    borderRadius: vars.radius.inner,
    '@media': { [media.mobile]: { flex: 'none', inlineSize: '5rem', alignSelf: 'start' } },
  }),
);

export const words = style(
  inPatterns({
    display: 'grid',
    gap: vars.space.xxs,
    minInlineSize: 0,
    '@media': { [media.mobile]: { flex: '1 1 6.5rem' } },
  }),
);

/** One line, so that the zone of the visitor moves nothing. */
export const time = style(
  inPatterns({
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    color: vars.color.accent,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  }),
);

export const title = style(
  inPatterns({
    fontSize: vars.text.titleSmall,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
    hyphens: 'auto',
    '@media': { [media.mobile]: { fontSize: vars.text.body } },
  }),
);

export const price = style(
  inPatterns({
    paddingInlineEnd: vars.space.sm,
    '@media': {
      [media.mobile]: {
        flex: '1 1 100%',
        textAlign: 'end',
        paddingInlineEnd: 0,
      },
    },
  }),
);
