import type { TokenUser } from '@lyceum/api-client';
import type { Role } from '@lyceum/rules';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingUser } from './LoadingUser.tsx';
import { useSession } from './SessionProvider.tsx';

export interface RoleOnlyProps {
  /** Who is signed in: stands inside `Protected`. */
  user: TokenUser;
  /** Who may see it. */
  only: Role;
  children: ReactNode;
}

/** A screen for one role; who is signed in as another goes to `/` [2.3]. */
export function RoleOnly({ user, only, children }: RoleOnlyProps) {
  const { isConfirmed } = useSession();
  if (user.role === only) return children;
  // What a stored token says may be older than the role.
  return isConfirmed ? <Navigate to="/" replace /> : <LoadingUser />;
}
