/// <reference types="node" />
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

/** Heavy dependencies that only some pages need, by a part of their path. */
const heavyDependencies = {
  'Base UI': '@base-ui',
  'the combobox': '@base-ui/react/combobox/',
  Embla: 'embla-carousel',
  'the virtualizer': '@tanstack',
  forms: 'react-hook-form',
  validation: '/zod/',
  'color conversion': 'culori',
} as const;

/** Imports of a page, joined by a plus, and their maximum size in kB. */
const lightImports: readonly (readonly [names: string, atMost: number])[] = [
  ['Badge', 1.2],
  ['Button+Link+Heading+Text', 7],
  ['CourseCard', 6.2],
  ['Header+Footer', 5.8],
  ['InfiniteList', 8.8],
];
const heavyImports: readonly (readonly [names: string, ships: readonly string[]])[] = [
  ['Dialog', ['Base UI']],
  ['ExpertisePicker', ['Base UI', 'the combobox']],
  ['ForgotPasswordForm', ['forms', 'validation']],
  ['InstructorForm', ['forms', 'validation']],
];

let chunks: Map<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  const pages = [...lightImports, ...heavyImports].map(([names]) => names);
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    // Vitest sets another value, with which messages for developers are part of the code.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'pages',
        resolveId: (id) => (id.startsWith('\0page:') ? id : undefined),
        load: (id) =>
          id.startsWith('\0page:')
            ? `export { ${id.slice('\0page:'.length).replaceAll('+', ', ')} } from '${import.meta.dirname}/index.ts';`
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(pages.map((names) => [names, `\0page:${names}`])),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  chunks = new Map(output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
});

/** What a page with these imports loads initially, without React and without lazy chunks. */
function shipped(names: string): { kilobytes: number; heavy: string[] } {
  const entry = [...chunks.values()].find((chunk) => chunk.facadeModuleId === `\0page:${names}`);
  if (!entry) throw new Error(`There is no page that imports ${names}.`);
  const atOnce = new Set([entry]);
  // A set iterates over items that are added during the iteration.
  for (const chunk of atOnce) {
    for (const imported of chunk.imports) {
      const next = chunks.get(imported);
      if (next) atOnce.add(next);
    }
  }
  const modules = [...atOnce].flatMap((chunk) => Object.keys(chunk.modules));
  const code = Array.from(atOnce, (chunk) => chunk.code).join('\n');
  return {
    kilobytes: brotliCompressSync(code).byteLength / 1000,
    heavy: Object.entries(heavyDependencies).flatMap(([what, path]) =>
      modules.some((id) => id.includes(path)) ? [what] : [],
    ),
  };
}

test.each(lightImports)('importing %s loads no heavy dependency', (names, atMost) => {
  const page = shipped(names);
  expect(page.heavy).toEqual([]);
  expect(page.kilobytes).toBeLessThanOrEqual(atMost);
});

test.each(heavyImports)('importing %s loads only the heavy dependencies that it needs', (names, ships) => {
  expect(shipped(names).heavy).toEqual(ships);
});

test('a badge costs less than a twentieth of a combobox', () => {
  expect(shipped('Badge').kilobytes * 20).toBeLessThan(shipped('ExpertisePicker').kilobytes);
});
