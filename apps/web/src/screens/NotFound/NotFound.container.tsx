import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import type { LoaderError } from '../../document/loaderErrors.ts';
import { storedUserId, useSession } from '../../session/SessionProvider.tsx';
import { LoadingPage } from '../parts/LoadingPage.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen.tsx';

/** A page that failed for another reason than its address. */
export function FailedPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const refusal: LoaderError | null = isRouteErrorResponse(error) ? error.data : null;
  return (
    <FailedScreen
      message={refusal?.message || null}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

/** For every address that there is no page for. */
export const PageNotFound = () => <NotFoundScreen what="page" />;

/** A thing that is not in the catalog, or could not be asked for. */
function CatalogItemNotFound({ what }: NotFoundScreenProps) {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return isNotFound ? <NotFoundScreen what={what} /> : <FailedPage />;
}

export const DomainNotFound = () => <CatalogItemNotFound what="domain" />;
export const CategoryNotFound = () => <CatalogItemNotFound what="category" />;

const nobodyOnServer = () => null;
const neverChanges = () => () => {};

/**
 * A course that is not published is there for its instructor and for those who are enrolled, whom nobody knew yet when
 * the page came: until it was asked for in their name, it is not missing.
 */
export function CourseNotFound() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { state, user } = useSession();
  const stored = useSyncExternalStore(neverChanges, storedUserId, nobodyOnServer);
  const refusal: LoaderError | null = isRouteErrorResponse(error) ? error.data : null;
  const loadedFor = refusal?.loadedFor ?? null;
  const userId = user?.id ?? null;
  const wantedFor = state === 'restoring' ? loadedFor : userId;
  useEffect(() => {
    if (wantedFor !== loadedFor) void revalidate();
  }, [wantedFor, loadedFor, revalidate]);
  const isAsking = (state === 'restoring' ? stored : userId) !== loadedFor;
  return isAsking ? <LoadingPage /> : <CatalogItemNotFound what="course" />;
}
