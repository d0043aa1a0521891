import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './reports.ts';

const folder = join(reports, 'visual');

/**
 * Writes a page with one image for each file: baseline, difference and actual image side by side, or the actual image
 * alone if there is no baseline.
 * @param files paths below `actual/`
 * @returns the path of the page
 */
export function writeVisualReport(files: readonly string[]): string {
  const sections = files.toSorted().map((file) => {
    const difference = `difference/${file.replace('.png', '-diff.png')}`;
    const image = existsSync(join(folder, difference)) ? difference : `actual/${file}`;
    return `<h2>${file}</h2><img src="${image}" alt="" style="max-inline-size: 100%">`;
  });
  const page = join(folder, 'index.html');
  const head = '<!doctype html><meta charset="utf-8"><title>Visual differences</title>';
  writeFileSync(page, `${head}${sections.join('\n')}`);
  return page;
}
