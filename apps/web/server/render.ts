import { createRequestHandler, type ServerBuild } from 'react-router';
import { type ErrorPageData, renderErrorPage as renderPage } from '../src/document/renderErrorPage.tsx';
import { offlineNames } from '../src/offline/names.ts';
import {
  type OfflinePageData,
  renderOfflinePage as renderOffline,
} from '../src/offline/renderOfflinePage.tsx';
import { offlineWorker, removingWorker } from '../src/offline/worker.ts';

const newestBuild = async () => (await import('virtual:react-router/server-build')) as ServerBuild;

const stylesOfRoot = async () => (await newestBuild()).assets.routes.root?.css ?? [];

/** Renders a page. This is the entry of the build: the renderer is bundled, and the server loads it as one file. */
export const render = createRequestHandler(newestBuild, import.meta.env.MODE);

/** Renders an error page. */
export const renderErrorPage = async (page: Omit<ErrorPageData, 'styles'>): Promise<string> =>
  renderPage({ ...page, styles: await stylesOfRoot() });

/** Renders the offline page. */
export const renderOfflinePage = async (page: Omit<OfflinePageData, 'styles'>): Promise<string> =>
  renderOffline({ ...page, styles: await stylesOfRoot() });

const names = JSON.stringify(offlineNames);

/** The sources of the service worker, and of the one that replaces it where it is turned off. */
export const workers = {
  offlineWorker: `(${offlineWorker})(self,${names})`,
  removingWorker: `(${removingWorker})(self,${names})`,
};

/** The exports of the built app that the server uses. */
export type Renderer = {
  render: typeof render;
  renderErrorPage: typeof renderErrorPage;
  renderOfflinePage: typeof renderOfflinePage;
  workers: typeof workers;
};
