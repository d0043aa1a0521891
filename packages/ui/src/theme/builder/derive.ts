import { type Contrast, mapColors, type Scheme, type ThemeTokens } from '../themeTokens.ts';
import { type ColorName, colors, minimumRatio, moreContrast } from '../tokens.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import type { ThemeOptions } from './options.ts';
import {
  accented,
  hovered,
  type MinimumRatios,
  type Palette,
  readable,
  readableOn,
  tinted,
} from './palette.ts';

/** SC 1.4.6 of WCAG 2.2, for users who ask for more contrast. */
const enhancedRatio: MinimumRatios = { text: 7, graphic: minimumRatio.text };

/** The colors that are readable by adjustment, in this order: each depends only on those before it. */
const adjustable = [
  'ink',
  'inkSoft',
  'edge',
  'rating',
  'infoText',
  'positiveText',
  'cautionText',
  'criticalText',
  'accent',
  'accentHover',
  'onAccent',
  'onBand',
  'criticalHover',
  'onCritical',
] as const satisfies readonly ColorName[];

/** @throws TypeError if `css` is no color */
export function requireColor(option: string, css: string): Oklch {
  const color = toOklch(css);
  if (color) return color;
  throw new TypeError(
    `${option} is ${JSON.stringify(css)}, which is not a CSS color. Use a color such as "#1f4b43" or "oklch(0.38 0.05 175)".`,
  );
}

function fixedColors({ colors: fixed = {} }: ThemeOptions, scheme: Scheme): Partial<Palette> {
  return Object.fromEntries(
    Object.entries(fixed).flatMap(([name, color]) => {
      if (!(name in colors)) {
        throw new TypeError(
          `colors.${name} is not a color of the theme. Use one of ${Object.keys(colors).join(', ')}.`,
        );
      }
      const css = color[scheme];
      return css === undefined ? [] : [[name, toHex(requireColor(`colors.${name}.${scheme}`, css))]];
    }),
  );
}

function derivePalette(options: ThemeOptions, scheme: Scheme): Palette {
  const fixed = fixedColors(options, scheme);
  const brand = options.accent ?? fixed.accent;
  const accent = requireColor('accent', brand ?? colors.accent.light);
  const palette: Palette = {
    ...tinted(scheme, options.neutral ?? 'warm', accent),
    ...(brand !== undefined && accented(scheme, accent)),
    ...fixed,
  };
  for (const name of adjustable) {
    if (name in fixed) continue;
    if (name === 'accentHover' && brand !== undefined) palette.accentHover = hovered(scheme, palette.accent);
    if (name === 'criticalHover' && palette.criticalText !== colors.criticalText[scheme].toLowerCase()) {
      palette.criticalHover = hovered(scheme, palette.criticalText);
    }
    palette[name] = name.startsWith('on') ? readableOn(name, palette) : readable(name, palette);
    if (name === 'accent' && brand !== undefined && !('band' in fixed) && scheme === 'light') {
      palette.band = palette.accent;
    }
  }
  return palette;
}

/** The accent with more contrast, and the colors that belong to it. */
function enhancedAccent(scheme: Scheme, palette: Palette, fixed: Partial<Palette>): Partial<Palette> {
  if (fixed.accent) return {};
  const enhanced: Palette = { ...palette };
  enhanced.accent = readable('accent', enhanced, enhancedRatio);
  if (!fixed.accentHover) {
    enhanced.accentHover = hovered(scheme, enhanced.accent);
    enhanced.accentHover = readable('accentHover', enhanced, enhancedRatio);
  }
  if (!fixed.onAccent) enhanced.onAccent = readableOn('onAccent', enhanced, enhancedRatio);
  const { accent, accentHover, onAccent } = enhanced;
  return { accent, accentHover, onAccent };
}

const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];
export const contrasts = ['normal', 'more'] as const satisfies readonly Contrast[];

/** The colors of a theme that derive from the options. @throws TypeError for an invalid color */
export function deriveColors(options: ThemeOptions): Pick<ThemeTokens, 'colors' | 'moreContrast'> {
  const palettes = { light: derivePalette(options, 'light'), dark: derivePalette(options, 'dark') };
  const isFixed = (name: string) => name in (options.colors ?? {});
  const replaced = Object.entries(moreContrast).filter(([name]) => !isFixed(name));
  const enhanced = Object.fromEntries(
    schemes.map((scheme) => [scheme, enhancedAccent(scheme, palettes[scheme], fixedColors(options, scheme))]),
  );
  const accentChanges = (['accent', 'accentHover', 'onAccent'] as const).flatMap((name) => {
    const light = enhanced.light?.[name] ?? palettes.light[name];
    const dark = enhanced.dark?.[name] ?? palettes.dark[name];
    const same = light === palettes.light[name] && dark === palettes.dark[name];
    return same ? [] : [[name, { light, dark }] as const];
  });
  return {
    colors: mapColors(colors, (name) => ({ light: palettes.light[name], dark: palettes.dark[name] })),
    moreContrast: {
      ...Object.fromEntries(replaced),
      ...(options.accent !== undefined && Object.fromEntries(accentChanges)),
    },
  };
}
