// Writes the list of machines and docs/flows.md. document.test.ts tests that they are up to date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineList } from './machineList.ts';

const root = join(import.meta.dirname, '..', '..');
writeFileSync(join(root, 'packages/flows/src/machines.ts'), machineList);
// It imports the new list.
const { flowsDocument } = await import('./document.ts');
writeFileSync(join(root, 'docs/flows.md'), flowsDocument());
