import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'packages', 'flows', 'src');

/** The names of the machines that a folder exports, sorted. */
function machinesIn(flow: string): string[] {
  const code = globSync(`${flow}/*.machine.ts`, { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  return [...code.join('\n').matchAll(/^export const (\w+)Machine\b/gm)].map(([, name]) => name ?? '').sort();
}

/** The text of packages/flows/src/machines.ts: all machines that the flows export, by name. */
export function machineList(): string {
  const flows = globSync('*/index.ts', { cwd: folder })
    .map(dirname)
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((flow) => ({ flow, names: machinesIn(flow) }));
  const imported = flows.map(({ flow, names }) => {
    const specifiers = flow === 'paged-list' ? ['createPagedList'] : names.map((name) => `${name}Machine`);
    return `import { ${specifiers.join(', ')} } from './${flow}/index.ts';`;
  });
  return [
    '// Generated from the folders of packages/flows by `npm run generate`; do not edit.',
    ...imported,
    '',
    '/** All flows, for the documentation and for tests. Pages import the flow that they use. */',
    'export const machines = {',
    ...flows.flatMap(({ names }) => names.map((name) => `  ${name}: ${name}Machine,`)),
    "  pagedList: createPagedList('listDomains'),",
    '};',
    '',
  ].join('\n');
}
