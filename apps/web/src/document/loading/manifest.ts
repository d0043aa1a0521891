import type { PageLoader } from './pageLoader.types.ts';

/** A route in React Router's list of the built app, which each page contains. */
export interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  css?: string[];
}

/** The exports of a route. */
export interface RouteModule {
  /** Its component. */
  default?: unknown;
  clientLoader?: (() => unknown) | PageLoader;
}

/** The loader of a page with `pageLoader`. */
export const pageLoaderOf = ({ clientLoader }: RouteModule): PageLoader | undefined =>
  clientLoader && 'prefetch' in clientLoader ? clientLoader : undefined;

declare global {
  interface Window {
    __reactRouterManifest?: { url?: string; routes: Record<string, BuiltRoute> };
    /** The modules of the routes that are loaded. */
    __reactRouterRouteModules?: Record<string, RouteModule>;
  }
}

/** The file with the list of the built app. Its name changes with any file of the app. */
export const manifestUrl = (): string | undefined => window.__reactRouterManifest?.url;
