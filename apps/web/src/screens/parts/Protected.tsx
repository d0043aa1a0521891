import type { User } from '@lyceum/api-client';
import { Page } from '@lyceum/ui/components/layout';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberPlace } from '../../app/remembered.ts';
import { useSession } from '../../app/session.tsx';

export interface ProtectedProps {
  children: (user: User) => ReactNode;
  /** Shown when the sign-in ends while one is on the screen. */
  ended: ReactNode;
}

/** A screen for who is signed in. Specification §2, routing rules. */
export function Protected({ children, ended }: ProtectedProps) {
  const { t } = useTranslation('common');
  const { state, user } = useSession();
  const location = useLocation();
  const wasSignedIn = useRef(false);
  if (user) {
    wasSignedIn.current = true;
    return children(user);
  }
  if (state === 'restoring') {
    return (
      <Page room="ample">
        <Spinner label={t('states.loading')} labelShown />
      </Page>
    );
  }
  return wasSignedIn.current ? ended : <Navigate to="/login" replace state={rememberPlace(location)} />;
}
