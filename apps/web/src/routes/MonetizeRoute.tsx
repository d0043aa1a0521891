import type { RouteHandle } from '../app/page/routeHandle.ts';

export const handle = { query: {}, sitemap: true } satisfies RouteHandle;

export { MonetizeScreen as default } from '../features/about/MonetizeScreen.tsx';
