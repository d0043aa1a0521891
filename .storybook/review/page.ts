import { identifiers } from '@lyceum/ui/theme/identifiers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import type { Change } from './changes.ts';

const compile = async () =>
  (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers })],
    build: { write: false, cssCodeSplit: false },
  })) as Rolldown.RolldownOutput;

let compiled: ReturnType<typeof compile> | undefined;

export interface Review {
  changes: readonly Change[];
  /** A report has no server, which writes accepted baselines. */
  isReport: boolean;
}

/** Builds the page as one self-contained file. */
export async function buildPage(review: Review): Promise<string> {
  compiled ??= compile();
  const { output } = await compiled;
  const assetOf = (extension: string) => {
    const asset = output.find(({ fileName }) => fileName.endsWith(extension));
    return asset?.type === 'asset' ? String(asset.source) : '';
  };
  const code = output.find((part) => part.type === 'chunk')?.code ?? '';
  const data = JSON.stringify(review).replaceAll('<', '\\u003c');
  const inlined = [
    `<style>${assetOf('.css')}</style>`,
    `<script id="review" type="application/json">${data}</script>`,
    `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`,
    '</body>',
  ];
  return assetOf('.html')
    .replace(/<script[^>]* src=.*<\/script>|<link [^>]*>/g, '')
    .replace('</body>', () => inlined.join('\n'));
}
