import { createRequestHandler, type ServerBuild } from 'react-router';
import { type ErrorPageData, renderErrorPage as renderPage } from '../src/document/renderErrorPage.tsx';
import type { StaticPageData } from '../src/document/renderStaticPage.tsx';
import { offlineUrl } from '../src/offline/names.ts';
import { renderOfflinePage as renderOffline } from '../src/offline/renderOfflinePage.tsx';
import worker from '../src/offline/serviceWorker.js?raw';

const newestBuild = async () => (await import('virtual:react-router/server-build')) as ServerBuild;

const stylesOfRoot = async () => (await newestBuild()).assets.routes.root?.css ?? [];

/** Renders a page. This is the entry of the build: the renderer is bundled, and the server loads it as one file. */
export const render = createRequestHandler(newestBuild, import.meta.env.MODE);

/** Renders an error page. */
export const renderErrorPage = async (page: Omit<ErrorPageData, 'styles'>): Promise<string> =>
  renderPage({ ...page, styles: await stylesOfRoot() });

/** Renders the offline page. */
export const renderOfflinePage = async (page: Omit<StaticPageData, 'styles'>): Promise<string> =>
  renderOffline({ ...page, styles: await stylesOfRoot() });

const files = [offlineUrl, ...((await newestBuild()).assets.routes.root?.css ?? [])];

/** The source of the service worker, with the files that it keeps. */
export const serviceWorker = `const files = ${JSON.stringify(files)};\n${worker}`;

/** The exports of the built app that the server uses. */
export type Renderer = {
  render: typeof render;
  renderErrorPage: typeof renderErrorPage;
  renderOfflinePage: typeof renderOfflinePage;
  serviceWorker: string;
};
