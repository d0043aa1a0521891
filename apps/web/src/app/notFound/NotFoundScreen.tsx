import { ButtonLink } from '@lyceum/ui/components/Button';
import { Inline } from '@lyceum/ui/components/layout';
import { NotFound } from '@lyceum/ui/patterns/ErrorPage';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../page/PageMeta.tsx';

export interface NotFoundScreenProps {
  /** What does not exist: the page, or an item of the catalog. */
  what: 'page' | 'domain' | 'category' | 'course';
}

/** 'Page not found', 'Domain not found', 'Course not found' [2.32], with links to continue [2.255]. */
export function NotFoundScreen({ what }: NotFoundScreenProps) {
  const { t } = useTranslation(['common', 'catalog']);
  const isPage = what === 'page';
  const title = isPage ? t('common:notFound.title') : t(`catalog:${what}.notFound`);
  return (
    <>
      <PageMeta title={title} />
      <NotFound
        title={title}
        text={isPage ? t('common:notFound.text') : t(`catalog:${what}.notFoundText`)}
        action={
          isPage ? (
            <Inline justify="center">
              <ButtonLink tone="primary" href="/categories">
                {t('common:actions.browseCourses')}
              </ButtonLink>
              <ButtonLink href="/">{t('common:actions.goHome')}</ButtonLink>
            </Inline>
          ) : (
            <ButtonLink href="/categories">{t('catalog:landing.allCategories')}</ButtonLink>
          )
        }
      />
    </>
  );
}
