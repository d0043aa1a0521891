import { createRequestHandler, type ServerBuild } from 'react-router';
import { type ErrorPageData, renderErrorPage as renderPage } from '../src/document/renderErrorPage.tsx';

const newestBuild = async () => (await import('virtual:react-router/server-build')) as ServerBuild;

/** Renders a page. The build begins here: what renders is bundled, and the server loads it as one. */
export const render = createRequestHandler(newestBuild, import.meta.env.MODE);

/** Renders what is shown in place of a page that was refused. */
export async function renderErrorPage(page: Omit<ErrorPageData, 'styles'>): Promise<string> {
  const { assets } = await newestBuild();
  return renderPage({ ...page, styles: assets.routes.root?.css ?? [] });
}

/** What the server needs of the built app. */
export type Renderer = { render: typeof render; renderErrorPage: typeof renderErrorPage };
