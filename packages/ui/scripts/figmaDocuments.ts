import { type DesignToken, numberToken, type TokenDocument, type TokenGroup } from '../src/theme/dtcg.ts';
import {
  type Contrast,
  colorIn,
  mapColors,
  type Scheme,
  type ThemeTokens,
} from '../src/theme/themeTokens.ts';
import { baseTokens, mobileTokens, themeTokens } from '../src/theme/tokenDocument.ts';

/** The default font size of browsers. Figma has no rem. */
const pixelsPerRem = 16;

/** The types that Figma imports as variables. A font weight is a number there. */
function figmaToken(token: DesignToken): DesignToken | undefined {
  const { $type, $value } = token;
  if ($type === 'color' || $type === 'number') return token;
  if ($type === 'fontWeight') return { ...token, ...numberToken(Number($value)) };
  if ($type !== 'dimension' || typeof $value !== 'object' || !('unit' in $value)) return undefined;
  const { value, unit } = $value;
  return { ...token, $value: { value: unit === 'rem' ? value * pixelsPerRem : value, unit: 'px' } };
}

function figmaDocument(mode: string, document: TokenDocument) {
  const groups = Object.entries(document).flatMap(([name, group]) => {
    const tokens = Object.entries(group).flatMap(([key, token]): [string, TokenGroup[string]][] => {
      const variable = typeof token === 'object' ? figmaToken(token) : token;
      return variable === undefined ? [] : [[key, variable]];
    });
    return tokens.some(([, token]) => typeof token === 'object') ? [[name, Object.fromEntries(tokens)]] : [];
  });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...(Object.fromEntries(groups) as TokenDocument),
    $extensions: { 'com.figma.modeName': mode },
  };
}

/** The colors of a theme without references, which Figma resolves only in its own exports. */
const flatColors = (tokens: ThemeTokens, scheme: Scheme, contrast: Contrast): TokenDocument =>
  themeTokens(
    {
      ...tokens,
      colors: mapColors(tokens.colors, (name) => {
        const color = colorIn(tokens, name, scheme, contrast);
        return { light: color, dark: color };
      }),
    },
    scheme,
    'normal',
  );

/** Documents for Figma, one for each mode of a collection, by path. */
export function figmaDocuments(tokens: ThemeTokens): Record<string, object> {
  const base = baseTokens(tokens);
  const { text, ...others } = base;
  const small = { ...others, text: { ...text, ...mobileTokens().text } };
  return {
    'color/Light': figmaDocument('Light', flatColors(tokens, 'light', 'normal')),
    'color/Dark': figmaDocument('Dark', flatColors(tokens, 'dark', 'normal')),
    'color/Light-more-contrast': figmaDocument('Light, more contrast', flatColors(tokens, 'light', 'more')),
    'color/Dark-more-contrast': figmaDocument('Dark, more contrast', flatColors(tokens, 'dark', 'more')),
    'size/Wide': figmaDocument('Wide', base),
    'size/Mobile': figmaDocument('Mobile', small),
  };
}
