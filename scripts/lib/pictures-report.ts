import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const folder = join(root, 'test-results/pictures');

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 24px; }
  section { margin-block: 32px; border-block-start: 1px solid #8b867466; padding-block-start: 16px; }
  h2 { font-size: 17px; }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(380px, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { max-inline-size: 100%; border: 1px solid #8b867466; background: repeating-conic-gradient(#8883 0 25%, transparent 0 50%) 0 / 16px 16px; }
`;

const figure = (source: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}"></a></figure>`;

/** One page with each picture that differs: as it was, as it is, and where. Gives its path, or null where none differs. */
export function writePicturesReport(): string | null {
  const taken = globSync('taken/**/*.png', { cwd: folder })
    .map((file) => file.replace(/^taken\//, ''))
    .sort();
  if (taken.length === 0) return null;
  const sections = taken.map((file) => {
    const before = `baseline/${file}`;
    const compared = `compared/${file.replace(/\.png$/, '-diff.png')}`;
    return [
      `<section><h2>${file}</h2><div>`,
      existsSync(join(folder, before)) ? figure(before, 'As it was') : '<p>There was no picture of it.</p>',
      figure(`taken/${file}`, 'As it is'),
      '</div>',
      existsSync(join(folder, compared)) ? figure(compared, 'As it was, where it differs, as it is') : '',
      '</section>',
    ].join('\n');
  });
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>
<h1>${taken.length} ${taken.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Where it was meant, <code>npm run pictures:update</code> takes them as the new ones.</p>
${sections.join('\n')}</html>\n`,
  );
  return page;
}
