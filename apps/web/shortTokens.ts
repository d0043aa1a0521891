import { customProperty } from '@lyceum/ui/theme/customProperty';
import { border, layer, radius, space, text, weight, width } from '@lyceum/ui/theme/tokens';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

/** The groups of tokens with one value, whatever the theme, the language and the user's settings. */
const constant = { space, radius, border, text, weight, layer, width };

const values = new Map<string, string>(
  Object.entries(constant).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => [customProperty(group, name), value] as const),
  ),
);

const names = new Map<string, string>(
  Object.entries(vars)
    .flatMap(([group, tokens]) => Object.keys(tokens).map((name) => customProperty(group, name)))
    .filter((property) => !values.has(property))
    .map((property, index) => [property, `--${index.toString(36)}`]),
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
        `A stylesheet sets ${name} to ${value}, but the built app always uses ${expected}. Remove its group from \`constant\` in shortTokens.ts.`,
      );
    })
    .replace(use, (text, name: string) => values.get(name) ?? text)
    .replace(property, (name) => names.get(name) ?? name);
}
