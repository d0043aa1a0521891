import { guide, t } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { SkipLinks } from './SkipLinks.tsx';

const label = t('common:skip.label');
const content = (id: string) => (
  <div id={id} tabIndex={-1}>
    <Text>{t('catalog:community.lead')}</Text>
  </div>
);

export const skipLinksGuide = guide({
  use: [
    'Once, first on every page: links to the content, the search and the footer.',
    'Give each target an `id` and `tabIndex={-1}`, so that it can receive the focus.',
  ],
  instead: [{ when: 'It skips a list', use: 'InfiniteList, which has a way past it' }],
  do: (
    <>
      <SkipLinks label={label} links={[{ target: 'skip-guide-do', label: t('common:skip.toContent') }]} />
      {content('skip-guide-do')}
    </>
  ),
  why: 'Press Tab before the text: one link skips everything that repeats on each page.',
  dont: (
    <>
      <SkipLinks
        label={label}
        links={(['browse', 'sessions', 'monetize', 'community', 'signIn'] as const).map((key) => ({
          target: 'skip-guide-dont',
          label: t(`common:header.${key}`),
        }))}
      />
      {content('skip-guide-dont')}
    </>
  ),
  whyNot: 'Press Tab before the text: a copy of the navigation adds five stops to what it should skip.',
  keyboard: {
    Tab: 'Shows the first link, then the next.',
    Enter: 'Moves the focus to the target. The next Tab continues from there.',
  },
});
