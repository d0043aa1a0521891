import type { User } from '@lyceum/api-client';
import { hasProfile, type SessionUser } from '@lyceum/flows/session';
import { useOutletContext } from 'react-router-dom';

/** The user of a protected page. @throws outside a group of protected routes in `routes.ts` */
export function usePageUser(): SessionUser {
  const user = useOutletContext<SessionUser | undefined>();
  if (!user) throw new Error('usePageUser needs a route inside a protected group of routes.ts');
  return user;
}

/** The user of a page whose access rule has `needsProfile`. @throws on other pages */
export function usePageProfile(): User {
  const user = usePageUser();
  if (!hasProfile(user)) throw new Error('usePageProfile needs an access class with `needsProfile`');
  return user;
}
