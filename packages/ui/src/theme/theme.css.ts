import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inTheme } from './inPageLayer.ts';
import { media } from './media.ts';
import {
  arabicLeading,
  arabicTracking,
  border,
  type ColorName,
  colors,
  font,
  imageBrightness,
  layer,
  leading,
  moreContrast,
  motion,
  radius,
  shadow,
  space,
  type ThemedColor,
  text,
  tracking,
  weight,
  width,
} from './tokens.ts';

const dimmed = `brightness(${imageBrightness.dark})`;

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
        floating: shadow.floating.map(({ y, blur }) => `0 ${y}px ${blur}px ${vars.color.shade}`).join(', '),
      }),
      ...assignVars(vars.filter, { image: 'none' }),
      ...assignVars(vars.text, text),
      ...assignVars(vars.weight, weight),
      ...assignVars(vars.leading, leading),
      ...assignVars(vars.motion, motion),
      ...assignVars(vars.layer, layer),
      ...assignVars(vars.width, width),
      ...assignVars(vars.font, font),
      ...assignVars(vars.tracking, tracking),
    },
    '@media': {
      [media.contrastMore]: {
        vars: Object.fromEntries(
          Object.entries(moreContrast).map(([name, other]) => [
            vars.color[name as ColorName],
            vars.color[other],
          ]),
        ),
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
  inTheme({
    vars: { ...assignVars(vars.tracking, arabicTracking), ...assignVars(vars.leading, arabicLeading) },
  }),
);
