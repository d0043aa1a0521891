import { identifiers } from '@lyceum/ui/theme/identifiers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import type { Change } from './changes.ts';

export interface Review {
  changes: readonly Change[];
  /** A report has no server, which writes accepted baselines. */
  isReport: boolean;
}

/** The page without data, as one self-contained file. */
async function compile(): Promise<string> {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers }), viteSingleFile()],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const page = output.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

let compiled: Promise<string> | undefined;

/** Builds the page as one self-contained file. */
export async function buildPage(review: Review): Promise<string> {
  compiled ??= compile();
  const data = JSON.stringify(review).replaceAll('<', '\\u003c');
  return (await compiled).replace('<script id="review" type="application/json">', (tag) => tag + data);
}
