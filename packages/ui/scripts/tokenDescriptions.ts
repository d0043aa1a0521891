/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kebabCase } from '../src/theme/customProperty.ts';

/** The groups whose names differ from those of the exports in `tokens.ts`. */
const groups: Readonly<Record<string, string>> = { colors: 'color', imageBrightness: 'filter' };
/** The exports that are no groups. */
const ignored = /^(moreContrast|minimumRatio|arabic.*)$/;

const documented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export const (\w+)|\s+(\w+):)|export (?:const|interface) (\w+)/g;

const plain = (comment: string) =>
  comment
    .replace(/^\s*\*?\s?/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \[\d+\.\d+\]|`/g, '')
    .trim();

/** The doc comments of `tokens.ts` by the path of the token or group. */
function readDescriptions(): [path: string, description: string][] {
  const source = readFileSync(join(import.meta.dirname, '../src/theme/tokens.ts'), 'utf8');
  const descriptions: [string, string][] = [];
  let group = '';
  for (const [, comment = '', documentedGroup, token, otherGroup] of source.matchAll(documented)) {
    const exported = documentedGroup ?? otherGroup;
    if (exported) group = groups[exported] ?? exported;
    if (!comment || ignored.test(group)) continue;
    descriptions.push([token ? `${group}.${kebabCase(token)}` : group, plain(comment)]);
  }
  return descriptions;
}

const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const lineWidth = 110;

/** A line in the form of the repository's formatter. */
function line([path, description]: [string, string]): string {
  const key = /^\w+$/.test(path) ? path : `'${path}'`;
  const short = `  ${key}: ${quote(description)},`;
  return short.length > lineWidth ? `  ${key}:\n    ${quote(description)},` : short;
}

/** A module with the doc comments of `tokens.ts`, as `tokens.json` contains them. */
export const descriptionsFile = (): [path: string, text: string] => [
  'src/theme/tokenDescriptions.ts',
  `// Generated from the doc comments of tokens.ts by \`npm run generate\`.
export const tokenDescriptions: Readonly<Record<string, string>> = {
${readDescriptions().map(line).join('\n')}
};
`,
];
