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
  status: 'stable',
  use: [
    'Once per page, around everything between header and footer.',
    'Set `narrow` for a single form or a short text.',
    'Set `fill` if the content loads after the page and may be short: the footer stays below the window.',
  ],
  instead: [
    { when: 'The page holds one form', use: 'FormPage' },
    { when: 'The elements form a column inside the page', use: 'Stack' },
  ],
  examples: [
    {
      do: {
        show: () => <Page>{card}</Page>,
        why: 'The content is aligned with the header and the footer.',
      },
      dont: {
        show: () => (
          <Page>
            <Page>{card}</Page>
          </Page>
        ),
        why: 'A page in a page doubles the padding, and its content is no longer aligned with the header.',
      },
    },
  ],
  anatomy: [
    { part: 'The page, with its padding', selector: 'div:has(> div > p)' },
    { part: 'The content', selector: 'div:has(> p)' },
  ],
  keyboard: { none: 'Layout only.' },
  related: ['FormPage', 'PageHeader', 'Stack', 'Grid', 'SettingsLayout', 'Header', 'Footer'],
  terms: {
    en: ['container', 'wrapper', 'content width', 'gutter', 'max width', 'margins'],
    ar: ['صفحة', 'حاوية', 'عرض المحتوى', 'هوامش', 'غلاف'],
    fr: ['page', 'conteneur', 'largeur du contenu', 'marges', 'gabarit'],
  },
});
