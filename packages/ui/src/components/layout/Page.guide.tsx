import { guide, t } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Page } from './layout.tsx';

const card = (
  <Card padding="small">
    <Text>{t('catalog:community.lead')}</Text>
  </Card>
);
const field = <TextField label={t('auth:fields.email')} type="email" autoComplete="off" />;

export const pageGuide = guide({
  status: 'stable',
  use: [
    'Once per page, around everything between header and footer.',
    'Set `narrow` for a single form or a short text.',
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
    {
      do: {
        show: () => <Page narrow>{field}</Page>,
        why: 'On a wide screen, the field is as wide as an e-mail address.',
      },
      dont: {
        show: () => <Page>{field}</Page>,
        why: 'On a wide screen, the field is up to 1240 px wide, and its label is far from its end.',
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
