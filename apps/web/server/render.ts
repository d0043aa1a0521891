import { readFileSync } from 'node:fs';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { offlineUrl } from '../src/platform/document/addresses.ts';
import {
  type ErrorPageData,
  renderErrorPage as renderPage,
} from '../src/platform/document/renderErrorPage.tsx';
import type { StaticPageData } from '../src/platform/document/renderStaticPage.tsx';
import { renderOfflinePage as renderOffline } from '../src/platform/offline/renderOfflinePage.tsx';
import worker from '../src/platform/offline/serviceWorker.js?raw';
import { type AppPage, pagesOf } from './appPages.ts';
import { canonicalPath } from './canonicalPath.ts';

const newestBuild = async () => (await import('virtual:react-router/server-build')) as ServerBuild;

const { assets, routes } = await newestBuild();

/** The pages of the app. */
export const pages = pagesOf(routes);

const patterns = pages.map(({ path }) => path.slice(1)).filter(Boolean);

/** The one address of a page; null if there is no such page. */
export const pagePath = (path: string) => canonicalPath(patterns, path);

/** React Router marks those of the root by a fragment. */
const filesOf = (routeId: string) => (assets.routes[routeId]?.css ?? []).map((file) => file.replace('#', ''));

const contents = new Map<string, string>();

/** The stylesheets of these routes. None in development, where Vite serves them. */
export function stylesOf(routeIds: readonly string[]): string {
  if (import.meta.env.DEV) return '';
  const files = new Set(routeIds.flatMap(filesOf));
  for (const file of files)
    if (!contents.has(file))
      contents.set(file, readFileSync(new URL(`../client${file}`, import.meta.url), 'utf8'));
  return Array.from(files, (file) => contents.get(file)).join('');
}

/** Renders a page. This is the entry of the build: the renderer is bundled, and the server loads it as one file. */
export const render = createRequestHandler(newestBuild, import.meta.env.MODE);

/** Renders an error page. */
export const renderErrorPage = async (page: Omit<ErrorPageData, 'styles'>): Promise<string> =>
  renderPage({ ...page, styles: filesOf('root') });

/** Renders the offline page. */
export const renderOfflinePage = async (page: Omit<StaticPageData, 'styles'>): Promise<string> =>
  renderOffline({ ...page, styles: filesOf('root') });

const files = [offlineUrl, ...filesOf('root')];

/** The source of the service worker, with the files that it keeps. */
export const serviceWorker = `const files = ${JSON.stringify(files)};\n${worker}`;

/** The exports of the built app that the server uses. */
export type Renderer = {
  render: typeof render;
  pages: readonly AppPage[];
  pagePath: typeof pagePath;
  stylesOf: typeof stylesOf;
  renderErrorPage: typeof renderErrorPage;
  renderOfflinePage: typeof renderOfflinePage;
  serviceWorker: string;
};
