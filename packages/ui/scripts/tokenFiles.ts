import { lyceumTokens } from '../src/theme/themeTokens.ts';
import { resolverDocument } from '../src/theme/tokenDocument.ts';
import { figmaDocuments } from './figmaDocuments.ts';
import { descriptionsFile } from './tokenDescriptions.ts';

/** JSON in the form of the repository's formatter: arrays of numbers and words are on one line. */
const toJson = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`)}\n`;

/** The text of each generated file of the theme by its path in the package. */
export const tokenFiles = (): Map<string, string> =>
  new Map([
    descriptionsFile(),
    ['tokens/tokens.json', toJson(resolverDocument('Lyceum', lyceumTokens))],
    ...Object.entries(figmaDocuments(lyceumTokens)).map(([path, document]): [string, string] => [
      `tokens/figma/${path}.tokens.json`,
      toJson(document),
    ]),
  ]);
