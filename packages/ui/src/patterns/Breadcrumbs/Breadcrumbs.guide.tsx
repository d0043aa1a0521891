import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { categories, domain } from '../catalog.fixtures.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { href: '/', name: t('catalog:home') };
const [category] = categories;
const page = category ? { href: category.href, name: category.name } : home;

export const breadcrumbsGuide = guide({
  status: 'stable',
  use: [
    'Above the heading of a page that is part of a hierarchy: a category in a domain, a course in both.',
    'With the ancestors of the page only. The page itself is the heading below.',
  ],
  instead: [
    { when: 'The pages are sections of one area', use: 'SideNav' },
    { when: 'The pages are steps of a task', use: 'StepForm' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack gap="sm">
            <Breadcrumbs label={t('catalog:breadcrumbs')} places={[home, domain]} />
            <PageHeader title={page.name} />
          </Stack>
        ),
        why: 'Every link leads up, and the heading is the current page.',
      },
      dont: {
        show: () => (
          <Stack gap="sm">
            <Breadcrumbs label={t('catalog:breadcrumbs')} places={[home, domain, page]} />
            <PageHeader title={page.name} />
          </Stack>
        ),
        why: 'The last link leads to the page that is open, and repeats its heading.',
      },
    },
  ],
  anatomy: [
    { part: 'Navigation', selector: 'nav' },
    { part: 'Home page', selector: 'li:first-child a' },
    { part: 'Ancestor', selector: 'li:nth-child(2) a' },
    { part: 'Parent', selector: 'li:last-child a' },
  ],
  keyboard: { Tab: 'Moves to the next link.', Enter: 'Opens the page.' },
  related: ['PageHeader', 'SideNav', 'StepForm', 'CourseHero'],
  terms: {
    en: ['hierarchy', 'path', 'trail', 'you are here', 'location', 'navigation'],
    ar: ['مسار التنقل', 'أنت هنا', 'التسلسل الهرمي', 'تنقل', 'فتات الخبز'],
    fr: ['fil d’Ariane', 'chemin', 'vous êtes ici', 'hiérarchie', 'navigation'],
  },
});
