import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './layout.tsx';

const values = ['ask', 'share'] as const;
const titleOf = (id: (typeof values)[number]) => (
  <Heading level={3}>{t(`catalog:community.values.${id}.title`)}</Heading>
);
const textOf = (id: (typeof values)[number]) => <Text>{t(`catalog:community.values.${id}.text`)}</Text>;
const action = <Button>{t('catalog:community.action')}</Button>;

export const stackGuide = guide({
  status: 'stable',
  use: [
    'For elements in a column with equal gaps.',
    'Nest stacks: a small `gap` within a group, a larger one between groups.',
  ],
  instead: [
    { when: 'They are side by side', use: 'Inline' },
    { when: 'They need columns of equal width', use: 'Grid' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack gap="lg">
            {values.map((id) => (
              <Stack key={id} gap="xs">
                {titleOf(id)}
                {textOf(id)}
              </Stack>
            ))}
          </Stack>
        ),
        why: 'A title is closer to its own text than to the text before it.',
      },
      dont: {
        show: () => (
          <Stack gap="md">
            {titleOf('ask')}
            {textOf('ask')}
            {titleOf('share')}
            {textOf('share')}
          </Stack>
        ),
        why: 'Equal gaps don’t show which text belongs to which title.',
      },
    },
    {
      do: {
        show: () => (
          <Stack align="start">
            {textOf('ask')}
            {action}
          </Stack>
        ),
        why: 'With `align="start"`, the button is as wide as its label.',
      },
      dont: {
        show: () => (
          <Stack>
            {textOf('ask')}
            {action}
          </Stack>
        ),
        why: 'A button that is stretched across the page looks like a bar, and its label is far from the text.',
      },
    },
  ],
  anatomy: [
    { part: 'The column, here with a gap of 12 px', selector: 'div:nth-child(3):has(> span)' },
    { part: 'An element', selector: 'div:nth-child(3) > span:nth-of-type(1)' },
    { part: 'The next element, after the gap', selector: 'div:nth-child(3) > span:nth-of-type(2)' },
  ],
  keyboard: { none: 'Layout only.' },
  related: ['Inline', 'Grid', 'Page', 'Card'],
  terms: {
    en: ['column', 'vertical', 'spacing', 'list', 'gap', 'flex'],
    ar: ['عمود', 'رأسي', 'تباعد', 'مسافة', 'ترتيب عمودي'],
    fr: ['colonne', 'pile', 'vertical', 'espacement', 'empilement'],
  },
});
