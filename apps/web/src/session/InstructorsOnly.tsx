import type { User } from '@lyceum/api-client';
import { hasProfile } from '@lyceum/flows/session';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../screens/parts/LoadingPage.tsx';
import { LoadingUser } from './LoadingUser.tsx';
import { useSession } from './SessionProvider.tsx';

/** A screen for instructors; everyone else goes to `/` [2.8]. */
export function InstructorsOnly({ children }: { children: (user: User) => ReactNode }) {
  const { state, user, isConfirmed } = useSession();
  if (state === 'restoring') return <LoadingPage />;
  if (user && !isConfirmed) return <LoadingUser />;
  if (user?.role !== 'instructor') return <Navigate to="/" replace />;
  return hasProfile(user) ? children(user) : <LoadingUser />;
}
