import { personalPageMachine } from '@lyceum/flows/personal-page';
import { TextsNotLoaded } from '@lyceum/i18n/loading';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import type { LoaderError } from '../api/loaderErrors.ts';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { storedUserId, useSession } from '../session/useSession.ts';
import { useFlow } from '../system/useFlow.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen.tsx';

/** A page that failed, but exists. */
export function FailedPage() {
  const error = useRouteError();
  const { t } = useTranslation('errors');
  const { revalidate, state } = useRevalidator();
  const problem: LoaderError | null = isRouteErrorResponse(error) ? error.data : null;
  const isOffline = error instanceof TextsNotLoaded;
  const message = isOffline ? t('operations.networkError') : problem?.message || null;
  return <FailedScreen message={message} busy={state === 'loading'} onRetry={() => void revalidate()} />;
}

/** The page of an unknown path. */
export const PageNotFound = () => <NotFoundScreen what="page" />;

/** An item that is not in the catalog, or failed to load. */
function CatalogItemNotFound({ what }: NotFoundScreenProps) {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return isNotFound ? <NotFoundScreen what={what} /> : <FailedPage />;
}

export const DomainNotFound = () => <CatalogItemNotFound what="domain" />;
export const CategoryNotFound = () => <CatalogItemNotFound what="category" />;
export const InstructorNotFound = () => <CatalogItemNotFound what="page" />;

/** A certificate whose code does not exist. */
export const CertificateNotFound = () => <CatalogItemNotFound what="page" />;

const nobodyOnServer = () => null;
const neverChanges = () => () => {};

/**
 * The server loads every course for a guest, but the instructor and the learners of an unpublished course can open it. So
 * the course is not missing until it was loaded for the user.
 */
export function CourseNotFound() {
  const error = useRouteError();
  const { state, user } = useSession();
  const storedId = useSyncExternalStore(neverChanges, storedUserId, nobodyOnServer);
  const problem: LoaderError | null = isRouteErrorResponse(error) ? error.data : null;
  const loadedFor = problem?.loadedFor ?? null;
  useFlow(personalPageMachine, null, { input: { loadedFor } });
  const userId = state === 'restoring' ? storedId : (user?.id ?? null);
  return userId === loadedFor ? <CatalogItemNotFound what="course" /> : <LoadingPage />;
}
