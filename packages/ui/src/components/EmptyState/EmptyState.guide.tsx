import { CourseIcon } from '../../icons.ts';
import { guide, t } from '../../stories/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';
export const emptyStateGuide = guide({
  use: [
    'For a place without content yet: it explains what belongs here and offers the step that adds it.',
    'For a search without results: it names the search term and offers a way back.',
  ],
  instead: [
    { when: 'It failed to load', use: 'ListError' },
    { when: 'It is loading', use: 'Skeleton' },
    { when: 'The address does not exist', use: 'ErrorPage' },
  ],
  do: (
    <EmptyState
      level={3}
      icon={CourseIcon}
      title={t('dashboard:instructor.empty')}
      description={t('dashboard:instructor.emptyText')}
      action={
        <ButtonLink href="/create-course" tone="primary">
          {t('dashboard:instructor.create')}
        </ButtonLink>
      }
    />
  ),
  why: 'It says what will be here, and one button leads there.',
  dont: <EmptyState level={3} icon={CourseIcon} title={t('dashboard:instructor.empty')} />,
  whyNot: 'Without a reason and a next step, an empty place looks like a defect.',
  keyboard: { Tab: 'Moves to the action, if there is one.' },
});
