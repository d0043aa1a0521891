/** The value types of the Design Tokens format module 2025.10 that the theme uses. */
type TokenValue =
  | { colorSpace: 'srgb'; components: number[]; alpha?: number; hex: string }
  | { value: number; unit: 'px' | 'rem' | 'ms' | 's' }
  | readonly { color: string; offsetX: object; offsetY: object; blur: object; spread: object }[]
  | readonly (string | number)[]
  | number
  /** A reference to another token, such as `{color.ink}`. */
  | string;

export interface DesignToken {
  $type:
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'fontWeight'
    | 'number'
    | 'shadow';
  $value: TokenValue;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

export interface TokenGroup {
  $description?: string;
  [name: string]: DesignToken | string | undefined;
}

/** A document in the format: groups of tokens. */
export type TokenDocument = Record<string, TokenGroup>;

const round = (value: number) => Number(value.toFixed(4));

/** @param hex `#rrggbb` or `#rrggbbaa` */
export function colorToken(hex: string): DesignToken {
  const [red = 0, green = 0, blue = 0, alpha] = (hex.slice(1).match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map(round),
      ...(alpha !== undefined && { alpha: round(alpha) }),
      hex: hex.slice(0, 7).toLowerCase(),
    },
  };
}

/** @param token the path of the other token: `color.ink` */
export const aliasToken = ($type: DesignToken['$type'], token: string): DesignToken => ({
  $type,
  $value: `{${token}}`,
});

const dimension = (value: number, unit: 'px' | 'rem' = 'px') => ({ value, unit });

/** @param css a length in pixels or rem, or 0. Other units are not in the format: they become a number. */
export function lengthToken(css: string): DesignToken {
  const [, value = '', unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(css) ?? [];
  if (unit === '' || unit === 'px' || unit === 'rem') {
    return { $type: 'dimension', $value: dimension(Number(value), unit === 'rem' ? 'rem' : 'px') };
  }
  return { $type: 'number', $value: Number(value), $extensions: { 'org.lyceum.unit': unit } };
}

/** A font size. `clamp()` is not in the format: a fluid size becomes its upper or its lower limit. */
export function fontSizeToken(css: string, limit: 'lower' | 'upper'): DesignToken {
  const [, lower, upper] = /^clamp\(([^,]+),[^,]+,([^,]+)\)$/.exec(css) ?? [];
  if (!lower || !upper) return lengthToken(css);
  return {
    ...lengthToken((limit === 'lower' ? lower : upper).trim()),
    $extensions: { 'org.lyceum.css': css },
  };
}

/** @param css a letter spacing in em, a unit that is not in the format */
export const trackingToken = (css: string): DesignToken => ({
  $type: 'number',
  $value: Number.parseFloat(css),
  $extensions: { 'org.lyceum.unit': 'em' },
});

export const numberToken = (value: string | number): DesignToken => ({
  $type: 'number',
  $value: Number(value),
});

export const fontWeightToken = (value: string): DesignToken => ({
  $type: 'fontWeight',
  $value: Number(value),
});

/** @param css a list of font families */
export const fontFamilyToken = (css: string): DesignToken => ({
  $type: 'fontFamily',
  $value: css.split(',').map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2')),
});

/** @param css a duration in milliseconds, or an easing */
export function motionToken(css: string): DesignToken {
  const points = /^cubic-bezier\((.*)\)$/.exec(css)?.[1];
  return points
    ? { $type: 'cubicBezier', $value: points.split(',').map(Number) }
    : { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } };
}

/** @param color the path of the token of the color */
export const shadowToken = (layers: readonly { y: number; blur: number }[], color: string): DesignToken => ({
  $type: 'shadow',
  $value: layers.map(({ y, blur }) => ({
    color: `{${color}}`,
    offsetX: dimension(0),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension(0),
  })),
});
