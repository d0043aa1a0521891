import { Button, ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { NotFound } from './ErrorPage.tsx';

const texts = { title: t('catalog:course.notFound'), text: t('catalog:course.notFoundText') };

export const notFoundGuide = guide({
  use: [
    'In place of a page that does not exist, or of an item that is not in the catalog.',
    'The action leads to where similar things are: from a missing course to all courses.',
  ],
  instead: [
    { when: 'It exists but failed to load', use: 'ErrorPage' },
    { when: 'A list is empty', use: 'EmptyState' },
  ],
  do: (
    <NotFound
      {...texts}
      action={<ButtonLink href="/categories">{t('common:actions.browseCourses')}</ButtonLink>}
    />
  ),
  why: 'Users who wanted a course find others.',
  dont: <NotFound {...texts} action={<Button>{t('common:actions.tryAgain')}</Button>} />,
  whyNot: 'Trying again can’t find it, and users are stuck on this page.',
  keyboard: { Tab: 'Moves to the action.', Enter: 'Opens the page.' },
});
