import { type AccessClass, accessRules } from '@lyceum/rules';
import type { ServerBuild } from 'react-router';
import type { RouteHandle } from '../src/app/page/routeHandle.ts';

/** A page of the app, with the facts of its route. */
export interface AppPage {
  /** Its path with parameters: `/course/:courseId`. */
  path: string;
  /** Matches the paths of the page. */
  pattern: RegExp;
  accessClass: AccessClass;
  handle: RouteHandle;
}

const isClass = (id: string): id is AccessClass => Object.hasOwn(accessRules, id);

/** The pages of the built app. */
export function pagesOf(routes: ServerBuild['routes']): AppPage[] {
  const accessClassOf = (id: string): AccessClass =>
    isClass(id) ? id : routes[id]?.parentId === undefined ? 'public' : accessClassOf(routes[id].parentId);
  return Object.values(routes).flatMap((route) => {
    const isPage = route?.index || (route?.path && route.path !== '*');
    if (!route || !isPage) return [];
    const { id, path = '', module } = route;
    return {
      path: `/${path}`,
      pattern: new RegExp(`^/${path.replaceAll(/:[^/]+/g, '[^/]+')}$`),
      accessClass: accessClassOf(id),
      handle: module.handle ?? {},
    };
  });
}
