import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'packages', 'flows', 'src');

/** A documented export that is a machine, or a function that creates the machine of a list. */
const exported =
  /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const ((\w+)Machine)|function (create(\w+List)))\b/gm;

/** The modules of the machines, sorted by folder like imports, with their exports, sorted by name. */
const modules = globSync('*/*.machine.ts', { cwd: folder })
  .sort((one, other) => (one.replace('/', '\0') < other.replace('/', '\0') ? -1 : 1))
  .map((path) => ({
    path,
    machines: Array.from(
      readFileSync(join(folder, path), 'utf8').matchAll(exported),
      ([, comment = '', machine, name, create, list = '']) => ({
        name: name ?? list.replace(/^./, (first) => first.toLowerCase()),
        about: comment
          .replaceAll(/\s*\n \*\s*/g, ' ')
          .replace(/@param.*/, '')
          .trim(),
        specifier: machine ?? create,
        value: machine ?? `${create}('listDomains')`,
      }),
    ).sort((one, other) => (one.name < other.name ? -1 : 1)),
  }));

/** The purpose of each flow: the doc comment of its machine. */
export const descriptions = new Map(
  modules.flatMap(({ machines }) => machines.map(({ name, about }) => [name, about])),
);

/** The text of packages/flows/src/machines.ts: all machines of the flows, by name. */
export const machineList = [
  '// Generated from the folders of packages/flows by `npm run generate`; do not edit.',
  ...modules.map(
    ({ path, machines }) =>
      `import { ${machines.map(({ specifier }) => specifier).join(', ')} } from './${path}';`,
  ),
  '',
  '/** All flows, for the documentation and for tests. Pages import the flow that they use. */',
  'export const machines = {',
  ...modules.flatMap(({ machines }) => machines.map(({ name, value }) => `  ${name}: ${value},`)),
  '};',
  '',
].join('\n');
