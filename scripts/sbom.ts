import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run } from './lib/run.ts';

// Lists every package that runs on a server, in CycloneDX' format, with its version and license.

const file = 'sbom.cdx.json';
const asked = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', file];
const { ok, output } = await run('npx', ['--yes', 'pnpm@12', ...asked]);
if (!ok) giveUp(`the bill of materials could not be made:\n${output}`);

interface Component {
  name: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}
const { components } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { components: Component[] };
const licenseOf = ({ licenses: [first] = [] }: Component) =>
  first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'none told';
const byLicense = Object.entries(Object.groupBy(components, licenseOf))
  .map(([license, some = []]) => [license, some.length] as const)
  .toSorted(([, one], [, other]) => other - one);
console.log(`  ${components.length} packages in ${file}`);
for (const [license, count] of byLicense) console.log(`  ${String(count).padStart(4)}  ${license}`);
