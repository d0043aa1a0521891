import { lazy, Suspense } from 'react';
import { useSession } from '../../app/session.tsx';

const VerifyBanner = lazy(() => import('./VerifyBanner.tsx'));

/** What concerns the signed-in person on every page. */
export function Banners() {
  const { user } = useSession();
  if (!user || user.isEmailVerified) return null;
  return (
    <Suspense>
      <VerifyBanner key={user.id} email={user.email} />
    </Suspense>
  );
}
