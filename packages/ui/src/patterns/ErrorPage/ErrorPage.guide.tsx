import { Button, ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

const texts = { title: t('common:failure.title'), text: t('common:failure.text') };

export const errorPageGuide = guide({
  use: [
    'In place of a page that failed to load, with an action.',
    'The action is another attempt if it can succeed, otherwise a link to a page that works.',
  ],
  instead: [
    { when: 'The address does not exist', use: 'NotFound' },
    { when: 'A list of the page failed to load', use: 'ListError' },
    { when: 'The page before is still shown', use: 'NetworkError' },
    { when: 'A form could not be submitted', use: 'Notice with `tone="critical"`' },
  ],
  do: <ErrorPage {...texts} action={<Button>{t('common:actions.tryAgain')}</Button>} />,
  why: 'Trying again usually helps, and users stay at the address that they opened.',
  dont: <ErrorPage {...texts} action={<ButtonLink href="/">{t('common:actions.goHome')}</ButtonLink>} />,
  whyNot: 'From the home page, users have to find their way back to a page that may work again.',
  keyboard: { Tab: 'Moves to the action.', 'Enter, Space': 'Tries again.' },
});
