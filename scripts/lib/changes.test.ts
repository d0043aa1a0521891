import { expect, test } from 'vitest';
import { affectedParts, areModules, parts } from './changes.ts';

const affectedBy = (...files: string[]) => [...affectedParts(files).keys()];

test.each([
  ['a document', ['docs/operating.md', 'README.md', '.github/workflows/ci.yml'], []],
  ['the specification', ['docs/specification.md'], ['units']],
  ['a component', ['packages/ui/src/components/Badge/Badge.tsx'], [...parts]],
  ['a story', ['packages/ui/src/components/Badge/Badge.stories.tsx'], ['units', 'stories', 'input']],
  ['the server', ['apps/api/src/app.ts'], ['units', 'journeys']],
  ['a test of the server', ['apps/api/src/app.test.ts'], ['units']],
  ['a journey', ['e2e/journeys/pages.spec.ts'], ['journeys']],
  ['an example', ['examples/minimal/src/main.tsx'], ['example']],
  ['the contract', ['openapi.yaml'], ['units', 'journeys']],
  ['a baseline', ['.storybook/visual-baselines/hovered/a.webp'], ['units', 'stories', 'input']],
  ['the lockfile', ['pnpm-lock.yaml'], [...parts]],
  ['what several browser tests share', ['e2e/support/page.ts'], [...parts]],
  ['a new kind of file', ['next.config.ts', 'docs/operating.md'], [...parts]],
  ['nothing', [], []],
])('selects the parts that %s can affect', (_, files, affected) => {
  expect(affectedBy(...files)).toEqual(affected);
});

test('names the file that affects a part', () => {
  const files = ['README.md', 'apps/api/src/app.test.ts', 'apps/api/src/app.ts'];
  expect(affectedParts(files).get('journeys')).toBe('apps/api/src/app.ts');
});

test('Vitest can follow imports, but not files that tests read', () => {
  expect(areModules(['apps/api/src/app.ts', 'README.md'])).toBe(true);
  expect(areModules(['apps/api/src/app.ts', 'packages/i18n/locales/en/catalog.json'])).toBe(false);
});
