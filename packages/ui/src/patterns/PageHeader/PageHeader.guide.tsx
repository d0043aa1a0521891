import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { PageHeader } from './PageHeader.tsx';

const header = (aside: ReactNode) => (
  <PageHeader
    title={t('dashboard:instructor.courses')}
    description={t('dashboard:instructor.emptyText')}
    aside={aside}
  />
);
const create = <Button tone="primary">{t('dashboard:instructor.create')}</Button>;

export const pageHeaderGuide = guide({
  status: 'stable',
  use: [
    'Once per page, first or after the breadcrumbs: what the page is about, with its controls.',
    'With one control that concerns the whole page, such as a `SortControl`.',
    'With the filters of the list below it, so that they are next to its sorting.',
  ],
  instead: [
    { when: 'It is the landing page', use: 'HeroMessage' },
    { when: 'It is a course', use: 'CourseHero' },
    { when: 'It is a section of a page', use: 'Heading' },
  ],
  examples: [
    {
      do: { show: () => header(create), why: 'The one thing that users come to do is beside the title.' },
      dont: {
        show: () =>
          header(
            <Inline>
              {create}
              <Button>{t('dashboard:instructor.edit')}</Button>
              <Button>{t('dashboard:instructor.delete')}</Button>
            </Inline>,
          ),
        why: 'Edit and delete concern one course: in the header, they crowd the title and lose their object.',
      },
    },
  ],
  anatomy: [{ part: 'Title, the heading of the page', selector: 'h1' }],
  keyboard: { none: 'Not interactive. Its controls and filters define their keyboard behavior.' },
  related: [
    'Breadcrumbs',
    'Heading',
    'HeroMessage',
    'CourseHero',
    'SortControl',
    'FilterForm',
    'LocalizedLine',
  ],
  terms: {
    en: ['page title', 'heading', 'title bar', 'toolbar', 'h1'],
    ar: ['عنوان الصفحة', 'ترويسة', 'رأس الصفحة', 'عنوان رئيسي'],
    fr: ['titre de page', 'en-tête de page', 'titre principal', 'barre de titre'],
  },
});
