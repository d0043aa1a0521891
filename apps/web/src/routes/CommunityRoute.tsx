import type { RouteHandle } from '../app/page/routeHandle.ts';

export const handle = { query: {}, sitemap: true } satisfies RouteHandle;

export { CommunityScreen as default } from '../features/about/CommunityScreen.tsx';
