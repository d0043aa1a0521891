import { Button, ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

const texts = { title: t('common:failure.title'), text: t('common:failure.text') };

export const errorPageGuide = guide({
  status: 'stable',
  use: [
    'In place of a page that failed to load, with an action.',
    'The action is another attempt if it can succeed, otherwise a link to a page that works.',
  ],
  instead: [
    { when: 'The address does not exist', use: 'NotFound' },
    { when: 'A list of the page failed to load', use: 'ListError' },
    { when: 'The page before is still shown', use: 'NetworkError' },
    { when: 'A form could not be submitted', use: '`Notice` with `tone="critical"`' },
  ],
  examples: [
    {
      do: {
        show: () => <ErrorPage {...texts} action={<Button>{t('common:actions.tryAgain')}</Button>} />,
        why: 'Another attempt usually helps, and keeps users at the address that they opened.',
      },
      dont: {
        show: () => (
          <ErrorPage {...texts} action={<ButtonLink href="/">{t('common:actions.goHome')}</ButtonLink>} />
        ),
        why: 'From the home page, users have to find their way back to a page that may work again.',
      },
    },
  ],
  anatomy: [
    { part: 'Icon', selector: 'span:has(> svg)' },
    { part: 'What happened, the heading of the page', selector: 'h1' },
    { part: 'What to do', selector: 'h1 + div' },
    { part: 'Action', selector: 'button' },
  ],
  keyboard: { Tab: 'Moves to the action.', 'Enter, Space': 'Tries again.' },
  related: ['NotFound', 'ListError', 'NetworkError', 'EmptyState', 'Notice'],
  terms: {
    en: ['failure', 'crash', 'something went wrong', '500', 'try again', 'server error'],
    ar: ['خطأ', 'فشل', 'حدث خطأ ما', 'أعد المحاولة', 'خطأ في الخادم'],
    fr: ['erreur', 'échec', 'une erreur est survenue', 'réessayer', 'erreur serveur'],
  },
});
