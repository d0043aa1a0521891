import { accessRules, type ProtectedClass } from '@lyceum/rules';
import { Outlet, useMatches } from 'react-router-dom';
import { AccessGuard } from '../app/access/AccessGuard.tsx';
import type { RouteHandle } from '../app/page/routeHandle.ts';

const isProtectedClass = (id: string): id is ProtectedClass =>
  id !== 'public' && Object.hasOwn(accessRules, id);

/** The layout of the protected pages of one access class. The class is the id of the layout in `routes.ts`. */
export default function AccessRoute() {
  const matches = useMatches();
  const index = matches.findIndex(({ id }) => isProtectedClass(id));
  const [group, page] = [matches[index], matches[index + 1]];
  if (!group || !isProtectedClass(group.id) || !page)
    throw new Error('The id of AccessRoute.tsx in routes.ts must be an access class, with pages below it.');
  const { SessionEnded } = (page.handle ?? {}) as RouteHandle;
  return (
    // The key starts a new visit on each page, also of the same class.
    <AccessGuard key={page.id} accessClass={group.id} ended={SessionEnded && <SessionEnded />}>
      {(user) => <Outlet context={user} />}
    </AccessGuard>
  );
}
