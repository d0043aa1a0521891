import { contrastPairs } from '../contrastPairs.ts';
import { type Contrast, colorIn, lyceumTokens, type Scheme, type ThemeTokens } from '../themeTokens.ts';
import { type ResolverDocument, resolverDocument } from '../tokenDocument.ts';
import { type ColorName, colors, minimumRatio, radius, space } from '../tokens.ts';
import { contrasts, deriveColors, requireColor } from './derive.ts';
import { toHex } from './oklch.ts';
import type { Density, RadiusScale, ThemeOptions } from './options.ts';
import { ratioOf } from './palette.ts';
import { themeCss } from './themeCss.ts';

const radii: Readonly<Record<RadiusScale, ThemeTokens['radius']>> = {
  square: { ...radius, small: '0', inner: '0', card: '0', control: '0' },
  small: { ...radius, small: '2px', inner: '4px', card: '6px', control: '6px' },
  medium: { ...radius, control: '12px' },
  round: radius,
};

const spaces: Readonly<Record<Density, ThemeTokens['space']>> = {
  comfortable: space,
  compact: {
    none: '0',
    xxs: '3px',
    xs: '6px',
    sm: '8px',
    md: '12px',
    lg: '16px',
    xl: '20px',
    xxl: '24px',
    xxxl: '36px',
    huge: '48px',
  },
};

/** A pair of colors that occurs in the components, in one theme. */
export interface ContrastCheck {
  foreground: ColorName;
  background: ColorName;
  scheme: Scheme;
  /** `more`: with `prefers-contrast: more`. */
  contrast: Contrast;
  /** The contrast ratio of WCAG 2.2, from 1 to 21. */
  ratio: number;
  minimum: number;
  passes: boolean;
}

/** A derived color that differs from the one in the options, so that it is readable. */
export interface ColorAdjustment {
  color: ColorName;
  scheme: Scheme;
  from: string;
  to: string;
}

export interface LyceumTheme {
  /** A style sheet with the custom properties of the theme. */
  css: string;
  /** The content of `tokens.json`: a resolver document in the Design Tokens format. */
  tokens: ResolverDocument;
  colors: ThemeTokens['colors'];
  /** Every pair in the light and the dark theme, without and with more contrast. */
  checks: readonly ContrastCheck[];
  /** The checks that fail. Only fixed colors can be too weak. */
  failures: readonly ContrastCheck[];
  /** The changes of the accent in the light theme. The dark theme always has a lighter accent. */
  adjustments: readonly ColorAdjustment[];
}

function checksOf(tokens: ThemeTokens): ContrastCheck[] {
  return contrasts.flatMap((contrast) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      contrastPairs.flatMap(({ foreground, backgrounds, kind }) =>
        backgrounds.map((background) => {
          const color = (name: ColorName) => colorIn(tokens, name, scheme, contrast);
          const ratio = ratioOf(color(foreground), color(background));
          const minimum = minimumRatio[kind];
          return { foreground, background, scheme, contrast, ratio, minimum, passes: ratio >= minimum };
        }),
      ),
    ),
  );
}

/** @throws TypeError if the text could end a declaration or a rule of the style sheet */
function requireCss(option: string, css: string): string {
  if (css.trim() !== '' && !/[;{}<]|\/\*/.test(css)) return css;
  throw new TypeError(
    `${option} is ${JSON.stringify(css)}. Use the value of one CSS declaration, without ; { } and <.`,
  );
}

/** @throws TypeError if there is no such choice */
function choose<Choices extends object>(option: string, choices: Choices, choice: keyof Choices) {
  if (Object.hasOwn(choices, choice)) return choices[choice];
  throw new TypeError(
    `${option} is ${JSON.stringify(choice)}. Use one of ${Object.keys(choices).join(', ')}.`,
  );
}

/**
 * Derives a complete theme from the decisions of a brand: light and dark, with and without more contrast. It adjusts the
 * lightness of what it derives until it is readable, and reports fixed colors that are too weak.
 *
 * @throws TypeError for an option that is invalid, such as a color that CSS does not have; never for a weak color
 */
export function createLyceumTheme(options: ThemeOptions = {}): LyceumTheme {
  const { name = 'Theme', accent, typeface, selector = ':root' } = options;
  choose('neutral', { warm: 0, cool: 0, gray: 0, accent: 0 }, options.neutral ?? 'warm');
  const tokens: ThemeTokens = {
    ...deriveColors(options),
    space: choose('density', spaces, options.density ?? 'comfortable'),
    radius: choose('radius', radii, options.radius ?? 'round'),
    font: typeface === undefined ? lyceumTokens.font : { sans: requireCss('typeface', typeface) },
  };
  const checks = checksOf(tokens);
  const brand = accent === undefined ? colors.accent.light : toHex(requireColor('accent', accent));
  const { light } = tokens.colors.accent;
  const adjusted = options.colors?.accent?.light === undefined && light !== brand.toLowerCase();
  return {
    css: themeCss(tokens, requireCss('selector', selector)),
    tokens: resolverDocument(name, tokens),
    colors: tokens.colors,
    checks,
    failures: checks.filter(({ passes }) => !passes),
    adjustments: adjusted ? [{ color: 'accent', scheme: 'light', from: brand, to: light }] : [],
  };
}
