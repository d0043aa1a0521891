import type { User } from '@lyceum/api-client';
import { hasProfile, type SessionUser } from '@lyceum/flows/session';
import type { ReactNode } from 'react';
import { LoadingUser } from './LoadingUser.tsx';

export interface WithProfileProps {
  user: SessionUser;
  children: (user: User) => ReactNode;
}

/**
 * What is filled with expertise, qualifications and bio waits until the server has told them. A form that took them for
 * empty would save empty texts over the real ones.
 */
export function WithProfile({ user, children }: WithProfileProps) {
  return hasProfile(user) ? children(user) : <LoadingUser />;
}
