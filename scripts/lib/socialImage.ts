import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadNamespace } from '@lyceum/i18n/server';
import { chromium } from 'playwright';
import { compositions, drawComposition } from '../../packages/ui/src/compositions/index.ts';
import { browserFlags } from '../../tools/browserFlags.ts';
import { launchOptions } from '../../tools/chromium.ts';

/** The size of an image of a shared link, which networks show without cropping. */
export const socialSize = { width: 1200, height: 630 };

const shield = 'M5 0h16a5 5 0 0 1 5 5v8a13 13 0 0 1-26 0V5a5 5 0 0 1 5-5z';
const lines = 'M6 7h14v3H6zM6 13h14v3H6z';

const samples = [
  ['#2F6FB7', 3],
  ['#B5512B', 6],
  ['#3C7A4A', 0],
  ['#8A6A12', 14],
  ['#7B4B94', 2],
  ['#1F7A7A', 8],
] as const;

const tiles = samples
  .map(([color, index]) =>
    drawComposition({ seed: `social-${index}`, color, composition: compositions[index] }),
  )
  .join('');

const slogans = (['en', 'fr', 'ar'] as const)
  .map((language) => {
    const { slogan } = loadNamespace(language, 'common');
    return `<p lang="${language}" dir="auto">${String(slogan)}</p>`;
  })
  .join('');

async function fontFaces(): Promise<string> {
  const { resolve } = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
  const faces = ['latin', 'arabic'].map(async (script) => {
    const file = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
    const font = await readFile(resolve(file), 'base64');
    const range = script === 'arabic' ? 'unicode-range: U+0600-06FF, U+FB50-FEFC;' : '';
    return `@font-face { font-family: Readex; font-weight: 160 700; ${range}
      src: url(data:font/woff2;base64,${font}) format('woff2'); }`;
  });
  return (await Promise.all(faces)).join('\n');
}

const page = (fonts: string) => `<!doctype html><meta charset="utf-8"><style>
  ${fonts}
  * { margin: 0; }
  body { width: 1200px; height: 630px; overflow: hidden; background: #FBFAF6; color: #1C1E26; font-family: Readex; }
  header { display: flex; align-items: center; gap: 32px; padding: 72px 64px 64px; }
  h1 { font-size: 120px; font-weight: 550; line-height: 1; letter-spacing: -0.02em; }
  header div { margin-inline-start: auto; font-size: 23px; font-weight: 340; line-height: 1.9; color: #585B66; }
  header p { text-align: right; white-space: nowrap; }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding-inline: 64px; }
  main svg { width: 100%; height: auto; border-radius: 12px; }
</style>
<header><svg width="116" height="116" viewBox="0 0 26 26"><path fill="#1F4B43" d="${shield}"/><path fill="#FBFAF6" d="${lines}"/></svg>
<h1>Lyceum</h1><div>${slogans}</div></header><main>${tiles}</main>`;

/** The image of links to the product, in the product's typeface: a PNG of `socialSize`. */
export async function drawSocialImage(): Promise<Buffer> {
  const browser = await chromium.launch(await launchOptions(browserFlags));
  try {
    const tab = await browser.newPage({ viewport: socialSize });
    await tab.setContent(page(await fontFaces()));
    await tab.evaluate('document.fonts.ready');
    return await tab.screenshot();
  } finally {
    await browser.close();
  }
}
