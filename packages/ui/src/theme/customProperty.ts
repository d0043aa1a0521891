/** `inkSoft` as `ink-soft`, the form in custom properties and in `tokens.json`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The custom property of a token: `customProperty('color', 'inkSoft')` is `--lyceum-color-ink-soft`. The names are public:
 * renaming one is a breaking change.
 */
export function customProperty(group: string, name: string): `--lyceum-${string}` {
  return `--lyceum-${kebabCase(group)}-${kebabCase(name)}`;
}
