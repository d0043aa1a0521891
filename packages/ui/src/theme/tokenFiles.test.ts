/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { tokenFiles } from '../../scripts/tokenFiles.ts';
import { colors, space, text } from './tokens.ts';

const root = join(import.meta.dirname, '../..');
const files = [...tokenFiles()];
const documents = files.filter(([path]) => path.endsWith('.json'));

test.each(files)('%s is up to date; `npm run generate` updates it', (path, content) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(content);
});

test('every file in the folder is generated; `npm run generate` deletes the others', () => {
  const files = globSync('tokens/**/*.json', { cwd: root });
  expect(files.toSorted()).toEqual(documents.map(([path]) => path).toSorted());
});

const cwd = pathToFileURL(`${root}/`);
const config = defineConfig(
  // The parser accepts em as well, which is not in the format.
  {
    lint: {
      rules: { ...RECOMMENDED_CONFIG, 'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }] },
    },
  },
  { cwd },
);

/** Parses a document. Throws an error if it is invalid in the default contexts of its modifiers. */
const parsed = (path: string, src: string) =>
  parse([{ filename: new URL(path, cwd), src }], { config, logger: new Logger({ level: 'error' }) });

interface Document {
  modifiers?: Record<string, { default: string; contexts: Record<string, unknown> }>;
}

/** Throws an error if a document is invalid in any of its contexts. No modifier has more than four. */
async function validate(path: string, content: string) {
  for (const index of [0, 1, 2, 3]) {
    const document = JSON.parse(content) as Document;
    for (const modifier of Object.values(document.modifiers ?? {})) {
      const names = Object.keys(modifier.contexts);
      modifier.default = names[index % names.length] ?? '';
    }
    const { tokens } = await parsed(path, JSON.stringify(document));
    expect(Object.keys(tokens).length).toBeGreaterThan(25);
  }
}

test.each(documents)('%s is valid in the Design Tokens format 2025.10', async (path, content) => {
  await validate(path, content);
});

test.each([
  ['an unknown unit', '"unit": "rem"', '"unit": "em"'],
  ['an unknown color space', '"colorSpace": "srgb"', '"colorSpace": "srbg"'],
  ['a reference to a missing token', '{color.ink}', '{color.link}'],
  ['a transparency above 1', '"alpha": 0.4', '"alpha": 4'],
  ['another version', '"version": "2025.10"', '"version": "2024"'],
])('%s is invalid', async (_, from, to) => {
  const [[path, content] = ['', '']] = documents;
  expect(content).toContain(from);
  await expect(validate(path, content.replaceAll(from, to))).rejects.toThrow();
});

const hexOf = (token: { $value: unknown } | undefined) =>
  (token?.$value as { hex?: string } | undefined)?.hex;

test('the resolver returns the values of each theme', async () => {
  const [[path, content] = ['', '']] = documents;
  const { resolver } = await parsed(path, content);
  const light = resolver.apply({});
  expect(hexOf(light['color.accent'])).toBe(colors.accent.light.toLowerCase());
  expect(light['space.md']?.$value).toEqual({ value: Number.parseInt(space.md, 10), unit: 'px' });
  expect(text.display).toContain('3.875rem');
  expect(light['text.display']?.$value).toEqual({ value: 3.875, unit: 'rem' });
  expect(light['motion.fast']?.$value).toEqual({ value: 120, unit: 'ms' });
  const dark = resolver.apply({
    theme: 'dark-more-contrast',
    viewport: 'mobile',
    motion: 'reduce',
    script: 'arabic',
  });
  expect(hexOf(dark['color.accent'])).toBe(colors.accent.dark.toLowerCase());
  expect(hexOf(dark['color.ink-soft'])).toBe(colors.ink.dark.toLowerCase());
  expect(hexOf(dark['color.line'])).toBe(colors.ink.dark.toLowerCase());
  expect(dark['text.display']?.$value).toEqual({ value: 2.25, unit: 'rem' });
  expect(dark['motion.fast']?.$value).toEqual({ value: 0, unit: 'ms' });
  expect(dark['tracking.tight']?.$value).toBe(0);
});
