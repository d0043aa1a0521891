import type { SessionUser } from '@lyceum/flows/session';
import { accessTo, incompleteInstructor, type ProtectedClass } from '@lyceum/rules';
import { type ReactNode, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { returnState } from '../session/returnTo.ts';
import { useSession } from '../session/useSession.ts';

export interface AccessGuardProps {
  accessClass: ProtectedClass;
  children: (user: SessionUser) => ReactNode;
  /** Replaces the page when the session ends on it. */
  ended: ReactNode;
}

/** Applies `accessTo` to a page: shows it, waits, or redirects. */
export function AccessGuard({ accessClass, children, ended }: AccessGuardProps) {
  const session = useSession();
  const location = useLocation();
  // `Navigate` navigates again for each new state, so the state stays the same object.
  const remembered = useMemo(() => returnState(location), [location]);
  const visit = useRef({ wasSignedIn: false, wasComplete: false }).current;
  const { user, isConfirmed } = session;
  if (user) visit.wasSignedIn = true;
  if (user && isConfirmed && !incompleteInstructor(user)) visit.wasComplete = true;

  const access = accessTo(accessClass, session, visit);
  switch (access.kind) {
    case 'waiting':
      return <LoadingPage />;
    case 'ended':
      return ended;
    case 'redirected':
      return <Navigate to={access.to} replace state={access.to === '/login' ? remembered : undefined} />;
    case 'allowed':
      return user && children(user);
  }
}
