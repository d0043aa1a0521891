import { Button, ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { NotFound } from './ErrorPage.tsx';

const texts = { title: t('catalog:course.notFound'), text: t('catalog:course.notFoundText') };

export const notFoundGuide = guide({
  status: 'stable',
  use: [
    'In place of a page that does not exist, or of an item that is not in the catalog.',
    'The action leads to where similar things are: from a missing course to all courses.',
  ],
  instead: [
    { when: 'It exists but failed to load', use: 'ErrorPage' },
    { when: 'A list is empty', use: 'EmptyState' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <NotFound
            {...texts}
            action={<ButtonLink href="/categories">{t('common:actions.browseCourses')}</ButtonLink>}
          />
        ),
        why: 'Users who wanted a course find others.',
      },
      dont: {
        show: () => <NotFound {...texts} action={<Button>{t('common:actions.tryAgain')}</Button>} />,
        why: 'Another attempt cannot find it, and leaves users on the same page.',
      },
    },
  ],
  anatomy: [
    { part: 'Icon', selector: 'span:has(> svg)' },
    { part: 'What is missing, the heading of the page', selector: 'h1' },
    { part: 'Possible reasons', selector: 'h1 + div' },
    { part: 'Way on', selector: 'a' },
  ],
  keyboard: { Tab: 'Moves to the action.', Enter: 'Opens the page.' },
  related: ['ErrorPage', 'EmptyState', 'Button'],
  terms: {
    en: ['404', 'page not found', 'missing page', 'broken link', 'dead link'],
    ar: ['404', 'الصفحة غير موجودة', 'رابط معطّل', 'غير موجود'],
    fr: ['404', 'page introuvable', 'lien mort', 'lien brisé', 'inexistant'],
  },
});
