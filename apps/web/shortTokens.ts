import { customProperty } from '@lyceum/ui/theme/customProperty';
import {
  border,
  colors,
  font,
  layer,
  leading,
  motion,
  radius,
  shadow,
  space,
  text,
  tracking,
  weight,
  width,
} from '@lyceum/ui/theme/tokens';

/** The groups of tokens with one value for the whole app. */
const constant = { space, radius, border, text, weight, layer, width };

/** Those whose values depend on the theme, the language or the user's settings. */
const variable = { color: colors, shadow, filter: { image: '' }, leading, motion, font, tracking };

const propertiesOf = (groups: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.entries(groups).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => [customProperty(group, name), value] as const),
  );

const values = new Map<string, string>(
  propertiesOf(constant).map(([property, value]) => [property, String(value)]),
);

const names = new Map<string, string>(
  propertiesOf(variable).map(([property], index) => [property, `--${index.toString(36)}`]),
);

const use = /var\(\s*(--lyceum-[\w-]+)\s*\)/g;
const assignment = /(--lyceum-[\w-]+)\s*:\s*([^;}]*?)\s*;/g;
const property = /--lyceum-[\w-]+/g;

/**
 * Writes the tokens in a stylesheet shorter, a tenth of its compressed size: one with a single value as this value, and
 * others with short names. In the built app nobody else defines them, so their public names are not needed.
 * @throws if a stylesheet gives a token of `constant` another value
 */
export function shortTokens(css: string): string {
  return css
    .replace(assignment, (text, name: string, value: string) => {
      const expected = values.get(name);
      if (expected === undefined) return text;
      if (value === expected) return '';
      throw new Error(
        `A stylesheet sets ${name} to ${value}, but the built app always uses ${expected}. Move its group to \`variable\` in shortTokens.ts.`,
      );
    })
    .replace(use, (text, name: string) => values.get(name) ?? text)
    .replace(property, (name) => names.get(name) ?? name);
}
