import { style } from '@vanilla-extract/css';
import { unavailable } from '../../components/Button/pressable.ts';
import { segment, segmentedControl } from '../../components/SegmentedControl/SegmentedControl.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

/** Above the fields. In the document it follows them, so that the dialog focuses the first field. */
export const modes = style([
  segmentedControl,
  inPatterns({
    order: -1,
    display: 'flex',
    flexWrap: 'nowrap',
    selectors: { '&[data-mode="register"]': { flexDirection: 'row-reverse' } },
  }),
]);

export const mode = style([
  segment,
  inPatterns({
    flex: '1 1 50%',
    minBlockSize: 44,
    textAlign: 'center',
    selectors: { '&:disabled': unavailable },
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
  inPatterns({ flex: '1 1 10rem', fontWeight: vars.weight.heading, lineHeight: vars.leading.title }),
);
