import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import type { Refusal } from '../../app/found.ts';
import { useSession } from '../../app/session.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { MissingScreen, type MissingScreenProps } from './MissingScreen.tsx';

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

/** A thing that is not in the catalogue, or could not be asked for. */
function NotThere({ what }: MissingScreenProps) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingScreen what={what} /> : <FailedPage />;
}

export const DomainMissing = () => <NotThere what="domain" />;
export const CategoryMissing = () => <NotThere what="category" />;

/** A draft is there for its instructor, whom nobody knew yet when the page came. */
export function CourseMissing() {
  const { revalidate } = useRevalidator();
  const personId = useSession().user?.id;
  useEffect(() => {
    if (personId) void revalidate();
  }, [personId, revalidate]);
  return <NotThere what="course" />;
}
