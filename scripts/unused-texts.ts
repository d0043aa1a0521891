import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../tools/run.ts';

// Finds unused texts. A key is used if the product's code or a story contains the key, a template literal that matches it,
// or the key of its group. i18next-cli only finds literal keys in calls of `t` (docs/decisions/0017).

const sources = globSync(['apps/*/{src,server}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/node_modules\//.test(path))
  .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
  .join('\n');

const literals = new Set(Array.from(sources.matchAll(/'([\w:.-]+)'/g), ([, text]) => text));
const templates = Array.from(sources.matchAll(/`((?:[\w:.-]|\$\{[^}]*\})+)`/g), ([, text = '']) =>
  text.split(/\$\{[^}]*\}/),
);
const patterns = templates
  .filter((parts) => parts.length > 1 && /[a-z]{3}/i.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`),
  );

/** The groups of `a:b.c.d` are `a:b` and `a:b.c`. */
const groupsOf = (key: string): string[] =>
  key
    .split('.')
    .slice(0, -1)
    .map((_, last, parts) => parts.slice(0, last + 1).join('.'));

const pluralForm = /_(zero|one|two|few|many|other)$/;

const unused = globSync('packages/i18n/locales/en/*.json', { cwd: root }).flatMap((path) => {
  const namespace = basename(path, '.json');
  const keys = keysOf(JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as Texts);
  return [...new Set(keys.map((key) => key.replace(pluralForm, '')))]
    .filter((key) => {
      const names = [key, `${namespace}:${key}`, ...groupsOf(`${namespace}:${key}`)];
      return !names.some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)));
    })
    .map((key) => `${namespace}:${key}`);
});

if (unused.length > 0) {
  console.error(
    `These texts are unused. Delete them from packages/i18n/locales in every language, or use them:\n${unused.map((key) => `  ${key}`).join('\n')}`,
  );
  process.exitCode = 1;
}
