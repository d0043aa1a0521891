import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const packageFile = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** All flows. The list of machines is not shipped: only documentation and tests use it. */
const flows = globSync('*/index.ts', { cwd: import.meta.dirname }).map((path) => `./${dirname(path)}`);

/** The size of these flows in kB (brotli), without XState and other packages that a page already has. */
async function shippedBy(paths: readonly string[]): Promise<number> {
  const code = paths.map((path, index) => `export * as f${index} from '@lyceum/flows/${path.slice(2)}';`);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === '\0page' ? id : undefined),
        load: (id) => (id === '\0page' ? code.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: '\0page',
        external: [/^xstate/, /^@lyceum\/(rules|api-client)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  return brotliCompressSync(chunks.map((chunk) => chunk.code).join('\n')).byteLength / 1000;
}

test('all flows together are at most 23 kB', async () => {
  const kilobytes = await shippedBy(flows);
  expect(kilobytes).toBeLessThanOrEqual(23);
});

test('a page ships only the flows that it uses', async () => {
  expect(await shippedBy(['./timed-notice'])).toBeLessThanOrEqual(0.5);
});

test('depends on neither React nor the DOM', () => {
  const { dependencies, peerDependencies } = packageFile;
  expect(Object.keys({ ...dependencies, ...peerDependencies }).sort()).toEqual([
    '@lyceum/api-client',
    '@lyceum/rules',
    'jwt-decode',
    'xstate',
  ]);
});
