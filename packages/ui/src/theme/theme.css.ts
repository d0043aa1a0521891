import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inTheme } from './inLayer.ts';
import { media } from './media.ts';
import {
  border,
  type ColourName,
  colours,
  layer,
  leading,
  motion,
  radius,
  space,
  type ThemedColour,
  text,
  weight,
  width,
} from './tokens.ts';

const lightDark = ({ light, dark }: ThemedColour) => `light-dark(${light}, ${dark})`;

function values(): Record<ColourName, string> {
  const names = Object.keys(colours) as ColourName[];
  return Object.fromEntries(names.map((name) => [name, lightDark(colours[name])])) as Record<
    ColourName,
    string
  >;
}

// One set of values for both themes: `light-dark()` follows `color-scheme`, which follows the system
// until `data-theme` says otherwise.
globalStyle(
  ':root',
  inTheme({
    colorScheme: 'light dark',
    vars: {
      ...assignVars(vars.colour, values()),
      ...assignVars(vars.space, space),
      ...assignVars(vars.radius, radius),
      ...assignVars(vars.border, border),
      ...assignVars(vars.shadow, {
        floating: `0 1px 2px ${vars.colour.shade}, 0 12px 32px ${vars.colour.shade}`,
      }),
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
          [vars.colour.inkSoft]: vars.colour.ink,
          [vars.colour.line]: vars.colour.edge,
          [vars.colour.edge]: vars.colour.ink,
          [vars.colour.rating]: vars.colour.ink,
        },
      },
      [media.motionReduced]: {
        vars: { [vars.motion.fast]: '0s', [vars.motion.medium]: '0s', [vars.motion.slow]: '0s' },
      },
    },
  }),
);

globalStyle(':root[data-theme="light"]', inTheme({ colorScheme: 'light' }));
globalStyle(':root[data-theme="dark"]', inTheme({ colorScheme: 'dark' }));
globalStyle(':lang(ar)', inTheme({ vars: { [vars.tracking.tight]: '0' } }));
