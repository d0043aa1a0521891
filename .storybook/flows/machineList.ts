import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'packages', 'flows', 'src');

/** The names of the machines that a module exports, sorted. */
function machinesIn(path: string): string[] {
  const code = readFileSync(join(folder, path), 'utf8');
  return [...code.matchAll(/^export const (\w+)Machine\b/gm)].map(([, name]) => name ?? '').sort();
}

/** The text of packages/flows/src/machines.ts: all machines of the flows, by name. */
export function machineList(): string {
  const modules = globSync('*/*.machine.ts', { cwd: folder })
    // By folder, as the linter sorts imports.
    .sort((one, other) => (one.replace('/', '\0') < other.replace('/', '\0') ? -1 : 1))
    .map((path) => ({ path, names: machinesIn(path) }));
  const imported = modules.map(({ path, names }) => {
    const isFactory = path === 'paged-list/paged-list.machine.ts';
    const specifiers = isFactory ? ['createPagedList'] : names.map((name) => `${name}Machine`);
    return `import { ${specifiers.join(', ')} } from './${path}';`;
  });
  return [
    '// Generated from the folders of packages/flows by `npm run generate`; do not edit.',
    ...imported,
    '',
    '/** All flows, for the documentation and for tests. Pages import the flow that they use. */',
    'export const machines = {',
    ...modules.flatMap(({ names }) => names.map((name) => `  ${name}: ${name}Machine,`)),
    "  pagedList: createPagedList('listDomains'),",
    '};',
    '',
  ].join('\n');
}
