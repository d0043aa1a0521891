import { style } from '@vanilla-extract/css';
import { unavailable } from '../../components/Button/pressable.ts';
import { segment, segmentedControl } from '../../components/SegmentedControl/SegmentedControl.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** Above the fields. In the document it follows them, so that the dialog focuses the first field. */
export const modes = style([
  segmentedControl,
  inPatterns({
    order: -1,
    display: 'flex',
    // Half of the height of a choice, so that the corners fit one or two rows.
    borderRadius: 25,
    selectors: { '&[data-mode="register"]': { flexDirection: 'row-reverse' } },
  }),
]);

export const mode = style([
  segment,
  inPatterns({
    // In rem, so that large text takes two rows.
    flex: '1 1 8rem',
    minBlockSize: 44,
    borderRadius: 22,
    textAlign: 'center',
    selectors: { '&:disabled': unavailable },
    '@media': {
      [`not ${media.forcedColors}`]: {
        selectors: {
          // Quieter than the button that submits the form.
          '&[aria-current]': { background: vars.color.accentSurface, color: vars.color.accent },
        },
      },
    },
  }),
]);

export const offer = style(
  inPatterns({
    display: 'grid',
    gap: vars.space.xxs,
    padding: vars.space.md,
    background: vars.color.sunk,
    borderRadius: vars.radius.inner,
  }),
);

export const lead = style(inPatterns({ display: 'block', fontSize: vars.text.caption }));

export const course = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.xxs} ${vars.space.md}`,
    color: vars.color.ink,
    fontSize: vars.text.body,
  }),
);

export const courseName = style(
  inPatterns({ flex: '1 1 10rem', fontWeight: vars.weight.medium, lineHeight: vars.leading.title }),
);
