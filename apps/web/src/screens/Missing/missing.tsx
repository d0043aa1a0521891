import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { ErrorPage, NotFound } from '@lyceum/ui/patterns/ErrorPage';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import type { Refusal } from '../../app/found.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

interface MissingPageProps {
  title: string;
  text: string;
  /** Where to look instead. @default the landing page */
  way?: { href: string; label: string };
}

function MissingPage({ title, text, way }: MissingPageProps) {
  const { t } = useTranslation('common');
  const { href, label } = way ?? { href: '/', label: t('actions.goHome') };
  return (
    <>
      <PageMeta title={title} />
      <NotFound title={title} text={text} action={<ButtonLink href={href}>{label}</ButtonLink>} />
    </>
  );
}

/** A page that failed for another reason than its address. */
export function FailedPage() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const refusal: Refusal | null = isRouteErrorResponse(error) ? error.data : null;
  return (
    <>
      <PageMeta title={t('failure.title')} />
      <ErrorPage
        title={t('failure.title')}
        text={refusal?.message ? t('states.error', { message: refusal.message }) : t('failure.text')}
        action={
          <Button
            busy={state === 'loading'}
            busyLabel={t('states.loading')}
            onClick={() => void revalidate()}
          >
            {t('actions.tryAgain')}
          </Button>
        }
      />
    </>
  );
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** 'Page not found', for every address that there is no page for. */
export function PageMissing() {
  const { t } = useTranslation('common');
  return <MissingPage title={t('notFound.title')} text={t('notFound.text')} />;
}

export function DomainMissing() {
  const { t } = useTranslation(['catalogue', 'landing']);
  if (!isMissing(useRouteError())) return <FailedPage />;
  const way = { href: '/categories', label: t('landing:allCategories') };
  return (
    <MissingPage title={t('catalogue:domain.notFound')} text={t('catalogue:domain.notFoundText')} way={way} />
  );
}

export function CategoryMissing() {
  const { t } = useTranslation(['catalogue', 'landing']);
  if (!isMissing(useRouteError())) return <FailedPage />;
  const way = { href: '/categories', label: t('landing:allCategories') };
  return (
    <MissingPage
      title={t('catalogue:category.notFound')}
      text={t('catalogue:category.notFoundText')}
      way={way}
    />
  );
}

export function CourseMissing() {
  const { t } = useTranslation(['catalogue', 'landing']);
  if (!isMissing(useRouteError())) return <FailedPage />;
  const way = { href: '/categories', label: t('landing:allCategories') };
  return (
    <MissingPage title={t('catalogue:course.notFound')} text={t('catalogue:course.notFoundText')} way={way} />
  );
}
