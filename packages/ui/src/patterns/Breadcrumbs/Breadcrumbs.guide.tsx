import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { categories, domain } from '../catalog.fixtures.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { href: '/', name: t('catalog:home') };
const [category] = categories;
const page = category ? { href: category.href, name: category.name } : home;

export const breadcrumbsGuide = guide({
  use: [
    'Above the heading of a page that is part of a hierarchy: a category in a domain, a course in both.',
    'With the ancestors of the page only. The page itself is the heading below.',
  ],
  instead: [
    { when: 'The pages are sections of one area', use: 'SideNav' },
    { when: 'The pages are steps of a task', use: 'StepForm' },
  ],
  do: (
    <Stack gap="sm">
      <Breadcrumbs label={t('catalog:breadcrumbs')} places={[home, domain]} />
      <PageHeader title={page.name} />
    </Stack>
  ),
  why: 'Every link leads up, and the heading is the current page.',
  dont: (
    <Stack gap="sm">
      <Breadcrumbs label={t('catalog:breadcrumbs')} places={[home, domain, page]} />
      <PageHeader title={page.name} />
    </Stack>
  ),
  whyNot: 'The last link leads to the current page and repeats its heading.',
  keyboard: { Tab: 'Moves to the next link.', Enter: 'Opens the page.' },
});
