import { kebabCase } from './customProperty.ts';
import {
  aliasToken,
  colorToken,
  type DesignToken,
  fontFamilyToken,
  fontSizeToken,
  fontWeightToken,
  lengthToken,
  motionToken,
  numberToken,
  shadowToken,
  type TokenDocument,
  type TokenGroup,
  trackingToken,
} from './dtcg.ts';
import type { Contrast, Scheme, ThemeTokens } from './themeTokens.ts';
import { tokenDescriptions } from './tokenDescriptions.ts';
import {
  arabicLeading,
  arabicTracking,
  border,
  breakpoint,
  imageBrightness,
  layer,
  leading,
  motion,
  shadow,
  text,
  tracking,
  weight,
  width,
} from './tokens.ts';

/** A group of tokens with the descriptions from `tokens.ts`. */
function group<Value>(
  name: string,
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value) => DesignToken,
): TokenDocument {
  const description = tokenDescriptions[name];
  const tokens: TokenGroup = description === undefined ? {} : { $description: description };
  for (const [key, value] of Object.entries(values)) {
    const about = tokenDescriptions[`${name}.${kebabCase(key)}`];
    const { $type, $value, $extensions } = toToken(value);
    tokens[kebabCase(key)] = {
      $type,
      $value,
      ...(about !== undefined && { $description: about }),
      ...($extensions && { $extensions }),
    };
  }
  return { [name]: tokens };
}

/** The tokens that are the same in all themes. */
export const baseTokens = (tokens: ThemeTokens): TokenDocument => ({
  ...group('space', tokens.space, lengthToken),
  ...group('radius', tokens.radius, lengthToken),
  ...group('border', border, lengthToken),
  ...group('text', text, (size) => fontSizeToken(size, 'upper')),
  ...group('weight', weight, fontWeightToken),
  ...group('leading', leading, numberToken),
  ...group('tracking', tracking, trackingToken),
  ...group('motion', motion, motionToken),
  ...group('layer', layer, numberToken),
  ...group('width', width, lengthToken),
  ...group('font', tokens.font, fontFamilyToken),
  ...group('breakpoint', breakpoint, (pixels) => lengthToken(`${pixels}px`)),
});

/** The tokens of the light or the dark theme. Those that another replaces with more contrast are references to it. */
export const themeTokens = (tokens: ThemeTokens, scheme: Scheme, contrast: Contrast): TokenDocument => ({
  ...group('color', { ...tokens.colors, ...(contrast === 'more' && tokens.moreContrast) }, (color) =>
    typeof color === 'string' ? aliasToken('color', `color.${kebabCase(color)}`) : colorToken(color[scheme]),
  ),
  ...group('filter', { image: imageBrightness[scheme] }, numberToken),
  ...group('shadow', shadow, (layers) => shadowToken(layers, 'color.shade')),
});

const { ease: _, ...durations } = motion;
const fluidText = Object.fromEntries(Object.entries(text).filter(([, size]) => size.startsWith('clamp')));

/** The tokens of small screens: the lower limits of the fluid font sizes. */
export const mobileTokens = (): TokenDocument =>
  group('text', fluidText, (size) => fontSizeToken(size, 'lower'));

/** A document in the format of the Design Tokens resolver module 2025.10. */
export interface ResolverDocument {
  $schema: string;
  name: string;
  version: '2025.10';
  description: string;
  sets: Record<string, { description: string; sources: TokenDocument[] }>;
  modifiers: Record<
    string,
    {
      description: string;
      default: string;
      contexts: Record<string, TokenDocument[]>;
    }
  >;
  resolutionOrder: { $ref: string }[];
}

/** The whole theme as one resolver document: the content of `tokens.json`. */
export const resolverDocument = (name: string, tokens: ThemeTokens): ResolverDocument => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name,
  version: '2025.10',
  description:
    'A token and its custom property have the same name: color.ink-soft is --lyceum-color-ink-soft.',
  sets: { base: { description: 'The same in all themes', sources: [baseTokens(tokens)] } },
  modifiers: {
    theme: {
      description: 'prefers-color-scheme and prefers-contrast',
      default: 'light',
      contexts: {
        light: [themeTokens(tokens, 'light', 'normal')],
        dark: [themeTokens(tokens, 'dark', 'normal')],
        'light-more-contrast': [themeTokens(tokens, 'light', 'more')],
        'dark-more-contrast': [themeTokens(tokens, 'dark', 'more')],
      },
    },
    viewport: {
      description:
        'Fluid font sizes have their upper limits on wide screens and their lower limits on phones.',
      default: 'wide',
      contexts: { wide: [], mobile: [mobileTokens()] },
    },
    script: {
      description: 'The language of the text: :lang(ar) is Arabic.',
      default: 'latin',
      contexts: {
        latin: [],
        arabic: [
          {
            ...group('leading', arabicLeading, numberToken),
            ...group('tracking', arabicTracking, trackingToken),
          },
        ],
      },
    },
    motion: {
      description: 'prefers-reduced-motion',
      default: 'no-preference',
      contexts: {
        'no-preference': [],
        reduce: [group('motion', durations, () => motionToken('0ms'))],
      },
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/viewport' },
    { $ref: '#/modifiers/script' },
    { $ref: '#/modifiers/motion' },
  ],
});
