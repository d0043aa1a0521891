import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inTheme } from './inLayer.ts';
import { media } from './media.ts';
import {
  arabicLeading,
  border,
  type ColorName,
  colors,
  layer,
  leading,
  motion,
  radius,
  space,
  type ThemedColor,
  text,
  weight,
  width,
} from './tokens.ts';

const dimmed = 'brightness(0.88)';

const lightDark = ({ light, dark }: ThemedColor) => `light-dark(${light}, ${dark})`;

function values(): Record<ColorName, string> {
  const names = Object.keys(colors) as ColorName[];
  return Object.fromEntries(names.map((name) => [name, lightDark(colors[name])])) as Record<
    ColorName,
    string
  >;
}

// One set of values for both themes: `light-dark()` follows `color-scheme`, which follows the system unless
// `data-theme` is set.
globalStyle(
  ':root',
  inTheme({
    colorScheme: 'light dark',
    vars: {
      ...assignVars(vars.color, values()),
      ...assignVars(vars.space, space),
      ...assignVars(vars.radius, radius),
      ...assignVars(vars.border, border),
      ...assignVars(vars.shadow, {
        floating: `0 1px 2px ${vars.color.shade}, 0 12px 32px ${vars.color.shade}`,
      }),
      ...assignVars(vars.filter, { image: 'none' }),
      ...assignVars(vars.text, text),
      ...assignVars(vars.weight, weight),
      ...assignVars(vars.leading, leading),
      ...assignVars(vars.motion, motion),
      ...assignVars(vars.layer, layer),
      ...assignVars(vars.width, width),
      ...assignVars(vars.font, {
        sans: "'Readex Pro', 'Readex Pro Fallback', 'Readex Pro Arabic Fallback', sans-serif",
      }),
      ...assignVars(vars.tracking, { tight: '-0.02em' }),
    },
    '@media': {
      [media.contrastMore]: {
        vars: {
          [vars.color.inkSoft]: vars.color.ink,
          [vars.color.line]: vars.color.edge,
          [vars.color.edge]: vars.color.ink,
          [vars.color.rating]: vars.color.ink,
        },
      },
      [media.dark]: { vars: { [vars.filter.image]: dimmed } },
      [media.motionReduced]: {
        vars: { [vars.motion.fast]: '0s', [vars.motion.medium]: '0s', [vars.motion.slow]: '0s' },
      },
    },
  }),
);

globalStyle(
  ':root[data-theme="light"]',
  inTheme({ colorScheme: 'light', vars: { [vars.filter.image]: 'none' } }),
);
globalStyle(
  ':root[data-theme="dark"]',
  inTheme({ colorScheme: 'dark', vars: { [vars.filter.image]: dimmed } }),
);
globalStyle(
  ':lang(ar)',
  inTheme({ vars: { [vars.tracking.tight]: '0', ...assignVars(vars.leading, arabicLeading) } }),
);
