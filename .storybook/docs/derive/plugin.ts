import type { Plugin } from 'vite';
import { statechartModule } from '../../flows/draw.ts';
import { type FlowName, machineOf } from '../../flows/flows.ts';
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

const statechart = /^\0virtual:statechart\/(\w+)$/;

/** Derives the data of the docs pages from the sources, and draws the statecharts. */
export const handbook: Plugin = {
  name: 'handbook',
  resolveId: (id) => (/^virtual:(handbook|statechart\/)/.test(id) ? `\0${id}` : null),
  load(id) {
    if (id === '\0virtual:handbook') return `export default ${JSON.stringify(facts())}`;
    const flow = statechart.exec(id)?.[1];
    return flow ? statechartModule(machineOf(flow as FlowName)) : null;
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
