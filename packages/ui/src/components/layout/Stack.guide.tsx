import { guide, t } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './layout.tsx';

const values = ['ask', 'share'] as const;
const titleOf = (id: (typeof values)[number]) => (
  <Heading level={3}>{t(`catalog:community.values.${id}.title`)}</Heading>
);
const textOf = (id: (typeof values)[number]) => <Text>{t(`catalog:community.values.${id}.text`)}</Text>;
export const stackGuide = guide({
  use: [
    'For elements in a column with equal gaps.',
    'Nest stacks: a small `gap` within a group, a larger one between groups.',
    'Set `align="start"` for buttons that should be only as wide as their labels.',
  ],
  instead: [
    { when: 'They are side by side', use: 'Inline' },
    { when: 'They need columns of equal width', use: 'Grid' },
  ],
  do: (
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
  dont: (
    <Stack gap="md">
      {titleOf('ask')}
      {textOf('ask')}
      {titleOf('share')}
      {textOf('share')}
    </Stack>
  ),
  whyNot: 'Equal gaps don’t show which text belongs to which title.',
  keyboard: { none: 'Layout only.' },
});
