import { readFileSync, writeFileSync } from 'node:fs';
import { createLyceumTheme } from '@lyceum/ui/theme/builder';
import type { ThemedColor } from '@lyceum/ui/theme/tokens';

/** The colors that derive from the accent. */
const names = ['accent', 'accentHover', 'onAccent', 'accentSurface', 'band', 'onBand'] as const;

/** The accent and the colors that belong to it. */
export type AccentColors = Readonly<Record<(typeof names)[number], ThemedColor>>;

const mapNames = (colorOf: (name: (typeof names)[number]) => ThemedColor) =>
  Object.fromEntries(names.map((name) => [name, colorOf(name)])) as AccentColors;

const declarationOf = (name: string) => new RegExp(`\\b${name}: themed\\('(#\\w+)', '(#\\w+)'\\)`);

/** Reads the colors from the source of the tokens. `undefined` if it does not define each of them in one line. */
export function readAccent(tokensFile: string): AccentColors | undefined {
  const source = readFileSync(tokensFile, 'utf8');
  const found = new Map(names.map((name) => [name, declarationOf(name).exec(source)]));
  if ([...found.values()].includes(null)) return undefined;
  return mapNames((name) => ({ light: found.get(name)?.[1] ?? '', dark: found.get(name)?.[2] ?? '' }));
}

/** Writes the colors into the source of the tokens and leaves the rest of it as it is. */
export function writeAccent(tokensFile: string, accent: AccentColors): void {
  const source = readFileSync(tokensFile, 'utf8');
  const replace = (text: string, name: keyof AccentColors) =>
    text.replace(declarationOf(name), `${name}: themed('${accent[name].light}', '${accent[name].dark}')`);
  writeFileSync(tokensFile, names.reduce(replace, source));
}

/**
 * Derives readable colors for both themes, as the theme builder does.
 * @param accent any CSS color
 * @throws TypeError if `accent` is no color
 */
export function deriveAccent(accent: string): AccentColors {
  const { colors } = createLyceumTheme({ accent });
  return mapNames((name) => ({
    light: colors[name].light.toUpperCase(),
    dark: colors[name].dark.toUpperCase(),
  }));
}
