import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import type { Refusal } from '../../document/loaderErrors.ts';
import { storedUserId, useSession } from '../../session/SessionProvider.tsx';
import { Restoring } from '../parts/LoadingPage.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { MissingScreen, type MissingScreenProps } from './NotFoundScreen.tsx';

/** A page that failed for another reason than its address. */
export function FailedPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const refusal: Refusal | null = isRouteErrorResponse(error) ? error.data : null;
  return (
    <FailedScreen
      message={refusal?.message || null}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

/** For every address that there is no page for. */
export const PageMissing = () => <MissingScreen what="page" />;

/** A thing that is not in the catalog, or could not be asked for. */
function NotThere({ what }: MissingScreenProps) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingScreen what={what} /> : <FailedPage />;
}

export const DomainMissing = () => <NotThere what="domain" />;
export const CategoryMissing = () => <NotThere what="category" />;

const nobodyOnServer = () => null;
const neverChanges = () => () => {};

/**
 * A course that is not published is there for its instructor and for those who are enrolled, whom nobody knew yet when
 * the page came: until it was asked for in their name, it is not missing.
 */
export function CourseMissing() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { state, user } = useSession();
  const stored = useSyncExternalStore(neverChanges, storedUserId, nobodyOnServer);
  const refusal: Refusal | null = isRouteErrorResponse(error) ? error.data : null;
  const loadedFor = refusal?.loadedFor ?? null;
  const userId = user?.id ?? null;
  const wantedFor = state === 'restoring' ? loadedFor : userId;
  useEffect(() => {
    if (wantedFor !== loadedFor) void revalidate();
  }, [wantedFor, loadedFor, revalidate]);
  const isAsking = (state === 'restoring' ? stored : userId) !== loadedFor;
  return isAsking ? <Restoring /> : <NotThere what="course" />;
}
