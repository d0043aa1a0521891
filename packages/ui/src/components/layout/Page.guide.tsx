import { guide, t } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Page } from './layout.tsx';

const card = (
  <Card padding="small">
    <Text>{t('catalog:community.lead')}</Text>
  </Card>
);

export const pageGuide = guide({
  use: [
    'Once per page, around everything between header and footer.',
    'Set `narrow` for a single form or a short text.',
    'Set `fill` if the content loads after the page and may be short: the footer stays below the window.',
  ],
  instead: [
    { when: 'The page holds one form', use: 'FormPage' },
    { when: 'The elements form a column inside the page', use: 'Stack' },
  ],
  do: <Page>{card}</Page>,
  why: 'The content lines up with the header and the footer.',
  dont: (
    <Page>
      <Page>{card}</Page>
    </Page>
  ),
  whyNot: 'A page in a page doubles the padding, and its content no longer lines up with the header.',
  keyboard: { none: 'Layout only.' },
});
