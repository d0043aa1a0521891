import type { SessionUser } from '@lyceum/flows/session';
import { incompleteInstructor } from '@lyceum/rules';
import { type ReactNode, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingPage } from '../screens/parts/LoadingPage.tsx';
import { LoadingUser } from './LoadingUser.tsx';
import { returnState } from './returnTo.ts';
import { useSession } from './SessionProvider.tsx';

export interface ProtectedProps {
  /** The user may be without a profile yet: see `WithProfile`. */
  children: (user: SessionUser) => ReactNode;
  /** Shown when the sign-in ends while one is on the screen. */
  ended: ReactNode;
  /** Where a guest goes instead, who is not led back. @default '/login', which leads back */
  guestsTo?: string;
  /** Whether the screen itself leads on who made the profile incomplete on it, once that was said. @default false */
  leadsOn?: boolean;
}

/**
 * A screen for who is signed in. An instructor whose profile is incomplete is led to complete it first.
 * [2.2] [2.4]
 */
export function Protected({ children, ended, guestsTo, leadsOn = false }: ProtectedProps) {
  const { state, user, isConfirmed } = useSession();
  const location = useLocation();
  // The same as long as one is here: `Navigate` sets off anew for each new state.
  const remembered = useMemo(() => returnState(location), [location]);
  const wasSignedIn = useRef(false);
  const wasComplete = useRef(false);
  if (user) {
    wasSignedIn.current = true;
    const isIncomplete = incompleteInstructor(user);
    if (!isIncomplete && isConfirmed) wasComplete.current = true;
    if (!isIncomplete || (leadsOn && wasComplete.current)) return children(user);
    // What a stored token says may be older than a profile that was completed since.
    return isConfirmed ? <Navigate to="/instructor-onboarding" replace /> : <LoadingUser />;
  }
  if (state === 'restoring') return <LoadingPage />;
  if (wasSignedIn.current) return ended;
  if (guestsTo) return <Navigate to={guestsTo} replace />;
  return <Navigate to="/login" replace state={remembered} />;
}
