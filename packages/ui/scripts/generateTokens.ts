// Writes tokens.json, the files for Figma and the descriptions of the tokens. tokenFiles.test.ts tests that they are up to
// date.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { descriptionsFile } from './tokenDescriptions.ts';

const root = join(import.meta.dirname, '..');

function write([path, text]: [path: string, text: string]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

write(descriptionsFile());
rmSync(join(root, 'tokens'), { recursive: true, force: true });
// The documents import the new descriptions.
const { tokenFiles } = await import('./tokenFiles.ts');
for (const file of tokenFiles()) write(file);
