import { customProperty } from '../customProperty.ts';
import { media } from '../media.ts';
import type { ThemeTokens } from '../themeTokens.ts';
import { shadow, type ThemedColor } from '../tokens.ts';

const declaration = (group: string, name: string, value: string) =>
  `${customProperty(group, name)}: ${value};`;
const declarations = (group: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => declaration(group, name, value));
const lightDark = ({ light, dark }: ThemedColor) => `light-dark(${light}, ${dark})`;
const use = (group: string, name: string) => `var(${customProperty(group, name)})`;

const rule = (selector: string, lines: readonly string[], indent = '') =>
  [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n');

/** The custom properties of a theme as a style sheet. It needs no cascade layer: it overrides those of Lyceum. */
export function themeCss(tokens: ThemeTokens, selector: string): string {
  const shade = use('color', 'shade');
  const floating = shadow.floating.map(({ y, blur }) => `0 ${y}px ${blur}px ${shade}`).join(', ');
  const values = [
    ...Object.entries(tokens.colors).map(([name, color]) => declaration('color', name, lightDark(color))),
    ...declarations('space', tokens.space),
    ...declarations('radius', tokens.radius),
    ...declarations('font', tokens.font),
    declaration('shadow', 'floating', floating),
  ];
  // The root inherits nothing: its styles use the custom properties already.
  const inherited = [
    `background: ${use('color', 'page')};`,
    `color: ${use('color', 'ink')};`,
    `accent-color: ${use('color', 'accent')};`,
    `font-family: ${use('font', 'sans')};`,
  ];
  const more = Object.entries(tokens.moreContrast).map(([name, color]) =>
    declaration('color', name, typeof color === 'string' ? use('color', color) : lightDark(color)),
  );
  return `${rule(selector, selector === ':root' ? values : [...values, ...inherited])}

@media ${media.contrastMore} {
${rule(selector, more, '  ')}
}
`;
}
