import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colors } from '../tokens.ts';
import { createLyceumTheme } from './createLyceumTheme.ts';
import type { NeutralTint } from './options.ts';
import { ratioOf } from './palette.ts';

const anyColor = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc
    .tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`),
);
const anyNeutral = fc.constantFrom<NeutralTint[]>('warm', 'cool', 'gray', 'accent');
const lowercase = Object.fromEntries(
  Object.entries(colors).map(([name, { light, dark }]) => [
    name,
    { light: light.toLowerCase(), dark: dark.toLowerCase() },
  ]),
);

describe('derived colors', () => {
  test('any accent gives a theme without failures, light and dark, with and without more contrast', () => {
    fc.assert(
      fc.property(anyColor, anyNeutral, (accent, neutral) => {
        const { failures, checks } = createLyceumTheme({ accent, neutral });
        expect(failures).toEqual([]);
        expect(new Set(checks.map(({ scheme, contrast }) => `${scheme} ${contrast}`)).size).toBe(4);
      }),
      { numRuns: 60 },
    );
  });

  test('the hover color of any accent is visibly different', () => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        const { accent: rest, accentHover } = createLyceumTheme({ accent }).colors;
        expect(ratioOf(rest.light, accentHover.light)).toBeGreaterThan(1.05);
        expect(ratioOf(rest.dark, accentHover.dark)).toBeGreaterThan(1.05);
      }),
      { numRuns: 60 },
    );
  });

  test("without options they are Lyceum's", () => {
    const theme = createLyceumTheme();
    expect(theme.colors).toEqual(lowercase);
    expect(theme.adjustments).toEqual([]);
  });

  test('a readable accent stays exactly as it is in the light theme', () => {
    const { colors: derived, adjustments } = createLyceumTheme({ accent: '#3D35C9' });
    expect(derived.accent.light).toBe('#3d35c9');
    expect(adjustments).toEqual([]);
  });

  test('a weak accent keeps its hue, becomes readable, and is reported', () => {
    const { colors: derived, adjustments, failures } = createLyceumTheme({ accent: 'gold' });
    expect(failures).toEqual([]);
    expect(adjustments).toEqual([
      { color: 'accent', scheme: 'light', from: '#ffd700', to: derived.accent.light },
    ]);
    expect(ratioOf(derived.accent.light, derived.page.light)).toBeGreaterThanOrEqual(4.5);
  });

  test('with more contrast the accent reaches 7 : 1', () => {
    const { checks } = createLyceumTheme({ accent: '#0b7' });
    const onPage = checks.filter(
      ({ foreground, background, contrast }) =>
        foreground === 'accent' && background === 'page' && contrast === 'more',
    );
    expect(onPage.map(({ ratio }) => ratio >= 7)).toEqual([true, true]);
  });
});

describe('fixed colors', () => {
  test('stay as they are, and each weak pair is reported', () => {
    const { colors: derived, failures } = createLyceumTheme({ colors: { accent: { light: 'gold' } } });
    expect(derived.accent.light).toBe('#ffd700');
    expect(failures).toContainEqual({
      foreground: 'accent',
      background: 'page',
      scheme: 'light',
      contrast: 'normal',
      ratio: expect.closeTo(1.34, 2),
      minimum: 4.5,
      passes: false,
    });
    expect(failures.every(({ scheme }) => scheme === 'light')).toBe(true);
  });

  test('any of them gives a theme whose text on the accent is readable', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (light, dark) => {
        const { colors: derived } = createLyceumTheme({ colors: { accent: { light, dark } } });
        expect(ratioOf(derived.onAccent.light, derived.accent.light)).toBeGreaterThanOrEqual(4.5);
        expect(ratioOf(derived.onAccent.dark, derived.accent.dark)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 40 },
    );
  });

  test('the other colors adapt to a fixed page', () => {
    const paper = { light: '#d8c9a8', dark: '#333' };
    expect(createLyceumTheme({ colors: { page: paper } }).failures).toEqual([]);
  });
});

describe('the style sheet', () => {
  const { css } = createLyceumTheme({ accent: '#3d35c9', radius: 'square', typeface: 'Georgia, serif' });

  test('sets custom properties for both themes', () => {
    expect(css).toContain('--lyceum-color-accent: light-dark(#3d35c9, #');
    expect(css).toContain('--lyceum-radius-card: 0;');
    expect(css).toContain('--lyceum-font-sans: Georgia, serif;');
    expect(css).toMatch(/^:root \{/);
  });

  test('follows prefers-contrast', () => {
    expect(css).toMatch(
      /@media \(prefers-contrast: more\) \{\n {2}:root \{\n {4}--lyceum-color-ink-soft: var\(--lyceum-color-ink\);/,
    );
  });

  test('for a part of a page, it sets what the part would inherit', () => {
    const part = createLyceumTheme({ selector: '.brand' }).css;
    expect(part).toMatch(/^\.brand \{/);
    expect(part).toContain('  color: var(--lyceum-color-ink);');
  });
});

test('the tokens have the values of the theme', () => {
  const { tokens } = createLyceumTheme({ name: 'Meridian', accent: '#3d35c9', density: 'compact' });
  expect(tokens.name).toBe('Meridian');
  expect(tokens.modifiers.theme?.contexts.light?.[0]?.color?.accent).toMatchObject({
    $value: { hex: '#3d35c9' },
    $description: 'Interactive elements.',
  });
  expect(tokens.sets.base?.sources[0]?.space?.md).toMatchObject({ $value: { value: 12, unit: 'px' } });
});

test.each([
  [{ accent: 'blurple' }, 'accent is "blurple", which is not a CSS color'],
  [{ accent: '' }, 'accent is "", which is not a CSS color'],
  [{ colors: { ink: { dark: '#12' } } }, 'colors.ink.dark is "#12", which is not a CSS color'],
  [{ colors: { paper: { light: '#fff' } } }, 'colors.paper is not a color of the theme'],
  [{ typeface: 'Inter; } body { display: none' }, 'typeface is'],
  [{ typeface: ' ' }, 'typeface is'],
  [{ radius: 'oval' }, 'radius is "oval". Use one of square, small, medium, round.'],
  [{ neutral: 'pink' }, 'neutral is "pink"'],
  [{ density: 'loose' }, 'density is "loose"'],
])('%j is an error that explains itself', (options, message) => {
  expect(() => createLyceumTheme(options as Parameters<typeof createLyceumTheme>[0])).toThrow(message);
});
