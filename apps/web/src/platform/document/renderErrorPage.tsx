import { isSafeHref } from '@lyceum/rules';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { ErrorPage } from '@lyceum/ui/patterns/ErrorPage';
import { useTranslation } from 'react-i18next';
import { renderStaticPage, StaticDocument, type StaticPageData } from './renderStaticPage.tsx';

export interface ErrorPageData extends StaticPageData {
  /** The server's message, for 'Error: {message}'. */
  message: string;
  /** The requested URL, the target of 'Try again'. */
  address: string;
}

/** A complete error page. It runs no script and is cheap enough to serve thousands per second. */
export const renderErrorPage = (page: ErrorPageData): string =>
  renderStaticPage(page, <ErrorDocument {...page} />);

function ErrorDocument({ message, address, ...page }: ErrorPageData) {
  const { t } = useTranslation('common');
  const title = t('failure.title');
  return (
    <StaticDocument {...page} title={title}>
      <main>
        <ErrorPage
          title={title}
          text={t('states.error', { message })}
          action={<ButtonLink href={isSafeHref(address) ? address : '/'}>{t('actions.tryAgain')}</ButtonLink>}
        />
      </main>
    </StaticDocument>
  );
}
