import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { Spinner } from './Spinner.tsx';

const save = t('courseEditor:form.save');

export const spinnerGuide = guide({
  status: 'stable',
  use: [
    'For an operation of unknown duration.',
    'Name the operation in the `label`. Hide it only where there is no space.',
  ],
  instead: [
    { when: 'The shape of the content is known', use: 'Skeleton' },
    { when: 'The progress is known', use: 'ProgressBar' },
    { when: 'A button is working', use: 'Button with `busy`' },
  ],
  examples: [
    {
      do: {
        show: () => <Spinner label={t('catalog:categories.loadingMore')} />,
        why: 'The label names what is loading, for everybody.',
      },
      dont: {
        show: () => <Spinner size="large" label={t('catalog:categories.loadingMore')} visibleLabel={false} />,
        why: 'There is space for the label, and without it users don’t know what they are waiting for.',
      },
    },
    {
      do: {
        show: () => (
          <Button tone="primary" busy busyLabel={t('courseEditor:form.saving')}>
            {save}
          </Button>
        ),
        why: 'The button itself shows that it works, and can’t be pressed twice.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button tone="primary">{save}</Button>
            <Spinner label={t('courseEditor:form.saving')} visibleLabel={false} />
          </Inline>
        ),
        why: 'The button still looks ready, and the spinner next to it moves the layout.',
      },
    },
  ],
  anatomy: [
    { part: 'The status that is announced, with its label', selector: '[role="status"]' },
    { part: 'The ring', selector: '[role="status"] > span' },
  ],
  keyboard: { none: 'Not interactive. Announced politely.' },
  related: ['Skeleton', 'ProgressBar', 'Button', 'PendingBar', 'InfiniteList'],
  terms: {
    en: ['loader', 'loading', 'busy', 'activity indicator', 'throbber', 'wait'],
    ar: ['مؤشر التحميل', 'جارٍ التحميل', 'انتظار', 'مؤشر النشاط', 'دوّارة'],
    fr: ['chargement', 'indicateur d’activité', 'roue de chargement', 'attente', 'en cours'],
  },
});
