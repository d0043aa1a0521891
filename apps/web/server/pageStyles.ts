import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { marksIn, parsedStyles, type StyleNode, usedStyles } from './usedStyles.ts';

const built = new URL('../build/client/', import.meta.url);

const parsed = new Map<string, readonly StyleNode[]>();

function stylesIn(file: string): readonly StyleNode[] {
  const known = parsed.get(file) ?? parsedStyles(readFileSync(new URL(file, built), 'utf8'));
  parsed.set(file, known);
  return known;
}

/** The styles of the latest pages: most pages of a kind have the same elements. */
const latest = new LRUCache<string, string>({ max: 100 });

function stylesFor(files: readonly string[], html: string): string {
  const marks = marksIn(html);
  const key = [...files, ...[...marks].sort()].join(' ');
  const known = latest.get(key) ?? usedStyles(files.flatMap(stylesIn), marks);
  latest.set(key, known);
  return known;
}

/** What `PageStyles` renders: its style with the order of the layers, and the links for browsers without scripts. */
const place = /(<style[^>]* data-first[^>]*>[^<]*)(<\/style><noscript>(.*?)<\/noscript>)/s;
const file = /<link rel="stylesheet" href="\/(assets\/[\w.-]+\.css)"/g;

/** Adds the styles of the first paint to a page, so that it is painted without a further request [2.269]. */
export function addFirstStyles(html: string): string {
  return html.replace(place, (_, opening: string, rest: string, links: string) => {
    const files = [...links.matchAll(file)].map(([, name = '']) => name);
    return `${opening}${stylesFor(files, html)}${rest}`;
  });
}
