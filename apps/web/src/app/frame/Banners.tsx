import { incompleteInstructor } from '@lyceum/rules';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../../platform/errors/PartBoundary.tsx';
import { useSession } from '../session/useSession.ts';

const VerifyBannerContainer = lazy(() => import('./VerifyBanner.container.tsx'));
const ProfileBanner = lazy(() => import('./ProfileBanner.tsx'));

/** The banners about the user's account, on every page. */
export function Banners() {
  const { user, isConfirmed } = useSession();
  const { pathname } = useLocation();
  // A stored token may be older than the verification or the completed profile.
  if (!user || !isConfirmed) return null;
  return (
    <PartBoundary>
      <Suspense>
        {!user.isEmailVerified && <VerifyBannerContainer key={user.id} email={user.email} />}
        {incompleteInstructor(user) && pathname !== '/instructor-onboarding' && <ProfileBanner />}
      </Suspense>
    </PartBoundary>
  );
}
