import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const onPaper = 'print';

export const root = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxxl,
    padding: vars.space.xxxl,
    color: vars.color.ink,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.mobile]: { padding: vars.space.lg, gap: vars.space.xxl },
      [onPaper]: { breakInside: 'avoid', padding: vars.space.xl, gap: vars.space.xl },
    },
  }),
);

export const around = style(inPatterns({ display: 'grid', gap: vars.space.lg }));

/** Not printed. */
export const toolbar = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    '@media': { [onPaper]: { display: 'none' } },
  }),
);

export const head = style(
  inPatterns({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: vars.space.md,
  }),
);

export const product = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.sm,
    fontSize: vars.text.titleMedium,
    fontWeight: vars.weight.strong,
    lineHeight: '1',
  }),
);

export const markSheet = style(inPatterns({ fill: vars.color.accent, printColorAdjust: 'exact' }));
export const markLines = style(inPatterns({ fill: vars.color.onAccent, printColorAdjust: 'exact' }));

export const seal = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 72,
    blockSize: 72,
    color: vars.color.onAccent,
    background: vars.color.accent,
    borderRadius: vars.radius.pill,
    outline: `${vars.border.hairline} solid ${vars.color.accent}`,
    outlineOffset: 5,
    printColorAdjust: 'exact',
    '@media': {
      [media.mobile]: { inlineSize: 48, blockSize: 48, outlineOffset: 4 },
      [media.forcedColors]: { color: 'CanvasText', border: '1px solid' },
    },
  }),
);

export const award = style(inPatterns({ display: 'grid', gap: vars.space.xs }));

export const eyebrow = style(
  inPatterns({
    fontSize: vars.text.lead,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
    color: vars.color.accent,
    marginBlockEnd: vars.space.md,
  }),
);

export const learner = style(
  inPatterns({
    fontSize: vars.text.display,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.tight,
    marginBlockEnd: vars.space.md,
    '@media': { [onPaper]: { fontSize: vars.text.titleLarge } },
  }),
);

/** The longest names fit on one printed page. */
export const longLearner = style(
  inPatterns({
    fontSize: vars.text.titleLarge,
    '@media': { [onPaper]: { fontSize: vars.text.titleMedium } },
  }),
);

export const course = style(
  inPatterns({
    fontSize: vars.text.titleMedium,
    lineHeight: vars.leading.title,
    '@media': { [onPaper]: { fontSize: vars.text.titleSmall } },
  }),
);

export const soft = style(inPatterns({ color: vars.color.inkSoft, lineHeight: vars.leading.control }));

export const facts = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.xl,
    paddingBlockStart: vars.space.lg,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: vars.space.md } },
  }),
);

export const label = style(inPatterns({ fontSize: vars.text.small, color: vars.color.inkSoft }));
export const value = style(
  inPatterns({
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [onPaper]: { fontSize: vars.text.small } },
  }),
);

export const verify = style(inPatterns({ fontSize: vars.text.small, color: vars.color.inkSoft }));
