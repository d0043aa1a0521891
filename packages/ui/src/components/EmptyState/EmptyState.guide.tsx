import { CourseIcon } from '../../icons.ts';
import { ListError } from '../../patterns/ListError/index.ts';
import { guide, t } from '../../stories/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const failed = t('common:states.error', { message: t('errors:operations.listInstructorCourses') });

export const emptyStateGuide = guide({
  status: 'stable',
  use: [
    'For a place without content yet: it explains what belongs here and offers the step that adds it.',
    'For a search without results: it names the search term and offers a way back.',
  ],
  instead: [
    { when: 'It failed to load', use: 'ListError' },
    { when: 'It is loading', use: 'Skeleton' },
    { when: 'The address does not exist', use: 'ErrorPage' },
  ],
  examples: [
    {
      do: {
        show: () => (
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
        why: 'It says what will be here, and one button fills the place.',
      },
      dont: {
        show: () => <EmptyState level={3} icon={CourseIcon} title={t('dashboard:instructor.empty')} />,
        why: 'Without a reason and a next step, an empty place looks like a defect.',
      },
    },
    {
      do: {
        show: () => (
          <ListError message={failed} retryLabel={t('common:actions.tryAgain')} onRetry={() => undefined} />
        ),
        why: 'A failure is announced, names its reason and can be retried.',
      },
      dont: {
        show: () => <EmptyState level={3} icon={CourseIcon} title={failed} />,
        why: 'Users who read it quickly believe that they have no courses.',
      },
    },
  ],
  anatomy: [
    { part: 'An icon for what belongs here', selector: 'svg' },
    { part: 'The title', selector: 'h2' },
    { part: 'The description', selector: 'h2 + div' },
    { part: 'The next step', selector: 'a' },
  ],
  keyboard: { Tab: 'Moves to the action, if there is one.' },
  related: ['ListError', 'Skeleton', 'ErrorPage', 'NextStep', 'Icon', 'Button'],
  terms: {
    en: ['blank slate', 'zero state', 'no data', 'no results', 'placeholder'],
    ar: ['حالة فارغة', 'لا توجد نتائج', 'لا توجد بيانات', 'صفحة فارغة', 'لا يوجد محتوى'],
    fr: ['état vide', 'aucun résultat', 'aucune donnée', 'page vide', 'liste vide'],
  },
});
