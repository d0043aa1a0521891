import { rememberLanguageScript } from '@lyceum/i18n';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type ErrorPageData, renderErrorPage as renderPage } from '../src/document/renderErrorPage.tsx';
import { withoutFalseFlags } from '../src/document/start/falseFlags.ts';
import { loadFonts } from '../src/document/start/firstFonts.ts';
import { fetchTexts, startPage } from '../src/document/start/startPage.ts';
import { offlineUrl } from '../src/offline/names.ts';
import {
  type OfflinePageData,
  renderOfflinePage as renderOffline,
} from '../src/offline/renderOfflinePage.tsx';
import worker from '../src/offline/serviceWorker.js?raw';

const newestBuild = async () => (await import('virtual:react-router/server-build')) as ServerBuild;

/** Renders a page. This is the entry of the build: the renderer is bundled, and the server loads it as one file. */
export const render = createRequestHandler(newestBuild, import.meta.env.MODE);

const routes = withoutFalseFlags(JSON.stringify((await newestBuild()).assets));

/** The source of the script that starts the pages. It contains the list of all routes, which React Router needs. */
export const startScript = `${rememberLanguageScript}(${startPage})(${fetchTexts},${loadFonts});window.__reactRouterManifest=${routes}`;

/** Renders an error page. */
export async function renderErrorPage(page: Omit<ErrorPageData, 'styles'>): Promise<string> {
  const { assets } = await newestBuild();
  return renderPage({ ...page, styles: assets.routes.root?.css ?? [] });
}

/** Renders the offline page. */
export async function renderOfflinePage(page: Omit<OfflinePageData, 'styles'>): Promise<string> {
  const { assets } = await newestBuild();
  return renderOffline({ ...page, styles: assets.routes.root?.css ?? [] });
}

const files = [offlineUrl, ...((await newestBuild()).assets.routes.root?.css ?? [])];

/** The source of the service worker, with the files that it keeps. */
export const serviceWorker = `const files = ${JSON.stringify(files)};\n${worker}`;

/** The exports of the built app that the server uses. */
export type Renderer = {
  render: typeof render;
  renderErrorPage: typeof renderErrorPage;
  renderOfflinePage: typeof renderOfflinePage;
  startScript: string;
  serviceWorker: string;
};
