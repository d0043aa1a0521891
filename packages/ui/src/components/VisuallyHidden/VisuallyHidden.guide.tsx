import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const address = {
  label: t('courseEditor:form.promotionalImage'),
  type: 'url',
  autoComplete: 'off',
} as const;
const hint = t('courseEditor:form.promotionalImageHint');

export const visuallyHiddenGuide = guide({
  status: 'stable',
  use: [
    'For text that sighted users get from the visual design.',
    'Set `as="h1"` on a page whose visible content has no heading.',
  ],
  instead: [
    { when: 'All users need it', use: 'Text' },
    { when: 'A control without text needs a name', use: 'IconButton' },
  ],
  examples: [
    {
      do: {
        show: () => <TextField {...address} description={hint} />,
        why: 'All users read the hint, and screen readers announce it with the field.',
      },
      dont: {
        show: () => (
          <div>
            <TextField {...address} aria-describedby="visually-hidden-guide-hint" />
            <VisuallyHidden id="visually-hidden-guide-hint">{hint}</VisuallyHidden>
          </div>
        ),
        why: 'Only screen readers get the hint, although all users need it.',
      },
    },
    {
      do: {
        show: () => (
          <Stack gap="xs">
            <VisuallyHidden role="status">{t('common:states.loading')}</VisuallyHidden>
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ),
        why: 'Sighted users see the skeleton, others hear the same in words.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            {t('common:states.loading')}
            <VisuallyHidden role="status">{t('common:states.loading')}</VisuallyHidden>
          </Stack>
        ),
        why: 'Screen readers read visible text as well, so the copy is read twice.',
      },
    },
  ],
  anatomy: [{ part: 'The text, which takes no space', selector: 'p > span' }],
  keyboard: { none: 'Not interactive, and not a tab stop.' },
  related: ['Text', 'IconButton', 'SkipLinks', 'Skeleton', 'Spinner'],
  terms: {
    en: ['screen reader only', 'sr-only', 'a11y', 'assistive technology', 'hidden text'],
    ar: ['مخفي بصريًا', 'قارئ الشاشة', 'إمكانية الوصول', 'نص مخفي', 'تقنيات مساعدة'],
    fr: ['masqué visuellement', 'lecteur d’écran', 'accessibilité', 'texte caché', 'aide technique'],
  },
});
