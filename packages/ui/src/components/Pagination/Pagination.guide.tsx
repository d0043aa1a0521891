import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Pagination } from './Pagination.tsx';

const previous = t('common:pagination.previous');
const next = t('common:pagination.next');
const step = t('instructor:onboarding.position', { step: 2, steps: 3 });
const sessions = (page: number) => `/sessions?page=${page}`;

export const paginationGuide = guide({
  status: 'stable',
  use: [
    'For a long list that users return to: a page has an address that can be shared.',
    'Pass `hrefOf` if pages have addresses, `onPage` if they don’t.',
  ],
  instead: [
    { when: 'Users browse without a goal', use: 'InfiniteList' },
    { when: 'They are the steps of a task', use: 'StepForm' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Pagination
            label={t('catalog:sessions.title')}
            page={2}
            pages={9}
            texts={{ previous, next, position: t('common:pagination.page', { page: 2, pages: 9 }) }}
            hrefOf={sessions}
          />
        ),
        why: 'The pages are links: they can be shared, opened in a tab and reached with the back button.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button size="small">{previous}</Button>
            <Button size="small">{next}</Button>
          </Inline>
        ),
        why: 'Without a position, users see neither how long the list is nor where they are in it.',
      },
    },
    {
      do: {
        show: () => (
          <Stack>
            <ProgressBar label={t('instructor:onboarding.progress')} value={67} valueText={step} />
            <Inline justify="between">
              <Button>{t('common:actions.back')}</Button>
              <Button tone="primary">{t('common:actions.next')}</Button>
            </Inline>
          </Stack>
        ),
        why: 'Steps have a progress and a main action that checks the input before it goes on.',
      },
      dont: {
        show: () => (
          <Pagination
            label={t('instructor:onboarding.progress')}
            page={2}
            pages={3}
            texts={{ previous, next, position: step }}
            onPage={() => undefined}
          />
        ),
        why: 'Pages can be skipped, steps can’t: users leave a step without completing it.',
      },
    },
  ],
  anatomy: [
    { part: 'The navigation', selector: 'nav' },
    { part: 'The previous page', selector: 'button:first-child' },
    { part: 'The position, announced when it changes', selector: '[role="status"]' },
    { part: 'The next page', selector: 'button:last-child' },
  ],
  keyboard: {
    Tab: 'Moves to Previous, then to Next, even if they are disabled.',
    Enter: 'Changes the page. The focus stays and the new position is announced.',
    Space: 'On a button: changes the page. A link reacts to Enter only.',
  },
  related: ['InfiniteList', 'StepForm', 'SortControl', 'Carousel'],
  terms: {
    en: ['pager', 'paging', 'page numbers', 'previous and next', 'list navigation'],
    ar: ['ترقيم الصفحات', 'صفحات', 'الصفحة التالية', 'الصفحة السابقة', 'تصفح القائمة'],
    fr: ['pagination', 'numéros de page', 'page suivante', 'page précédente', 'navigation par pages'],
  },
});
