import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { Pagination } from './Pagination.tsx';

const previous = t('common:pagination.previous');
const next = t('common:pagination.next');
const sessions = (page: number) => `/sessions?page=${page}`;

export const paginationGuide = guide({
  use: [
    'For a long list that users return to: each page has an address to share.',
    'Pass `hrefOf` if pages have addresses, `onPage` if they don’t.',
  ],
  instead: [
    { when: 'Users browse without a goal', use: 'InfiniteList' },
    { when: 'They are steps of a task', use: 'StepForm' },
  ],
  do: (
    <Pagination
      label={t('catalog:sessions.title')}
      page={2}
      pages={9}
      texts={{ previous, next, position: t('common:pagination.page', { page: 2, pages: 9 }) }}
      hrefOf={sessions}
    />
  ),
  why: 'The pages are links: users can share them, open them in a tab and go back to them.',
  dont: (
    <Inline>
      <Button size="small">{previous}</Button>
      <Button size="small">{next}</Button>
    </Inline>
  ),
  whyNot: 'Without a position, users see neither how long the list is nor where they are in it.',
  keyboard: {
    Tab: 'Moves to Previous, then to Next, even if they are disabled.',
    Enter: 'Changes the page. The focus stays and the new position is announced.',
    Space: 'On a button: changes the page. A link reacts to Enter only.',
  },
});
