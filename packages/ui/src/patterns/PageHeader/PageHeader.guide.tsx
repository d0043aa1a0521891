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
  use: [
    'Once per page, first or after the breadcrumbs: what the page is about, with its controls.',
    'Add one control that concerns the whole page, such as a `SortControl`.',
    'Add the filters of the list below, so that they are next to its sorting.',
  ],
  instead: [
    { when: 'It is the landing page', use: 'HeroMessage' },
    { when: 'It is a course', use: 'CourseHero' },
    { when: 'It is a section of a page', use: 'Heading' },
  ],
  do: header(create),
  why: 'The one thing that users come to do is next to the title.',
  dont: header(
    <Inline>
      {create}
      <Button>{t('dashboard:instructor.edit')}</Button>
      <Button>{t('dashboard:instructor.delete')}</Button>
    </Inline>,
  ),
  whyNot:
    'Edit and delete concern one course: in the header, they crowd the title, and nobody knows which course they mean.',
  keyboard: { none: 'Not interactive. Its controls and filters define their keyboard behavior.' },
});
