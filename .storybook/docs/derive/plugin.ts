import type { Plugin } from 'vite';
import { descriptions } from '../../flows/machineList.ts';
import { listedIn } from './guides.ts';
import { type Change, changesOf } from './history.ts';
import { tokensOf } from './tokens.ts';
import { type Uses, uiPages, usesOfPage } from './uses.ts';

/** What a docs page shows of the sources of its component. */
export interface Facts extends Uses {
  tokens: string[];
  changes: Change[] | null;
}

const facts = () =>
  Object.fromEntries(
    uiPages.map((page) => [page, { ...usesOfPage(page), tokens: tokensOf(page), changes: changesOf(page) }]),
  );

/** The status and the terms of each guide, for the sidebar. */
const listed = () => JSON.stringify(Object.fromEntries(uiPages.map((page) => [page, listedIn(page)])));

const modules: Record<string, () => unknown> = {
  '\0virtual:handbook': facts,
  '\0virtual:flows': () => Object.fromEntries(descriptions),
};

/** Derives the data of the docs pages from the sources. */
export const handbook: Plugin = {
  name: 'handbook',
  resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : null),
  load(id) {
    const data = modules[id]?.();
    return data ? `export default ${JSON.stringify(data)}` : null;
  },
  configureServer({ middlewares }) {
    middlewares.use('/handbook.json', (_request, response) => {
      response.setHeader('content-type', 'application/json').end(listed());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'handbook.json', source: listed() });
  },
};
