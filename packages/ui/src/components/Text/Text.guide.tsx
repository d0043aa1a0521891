import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from './Text.tsx';

const lead = t('catalog:monetize.lead');
const text = t('catalog:monetize.steps.create.text');

export const textGuide = guide({
  use: [
    'For running text. `tone` sets the emphasis or the status, `measured` limits the line length.',
    'Set `dir="auto"` for user content.',
  ],
  instead: [
    { when: 'It is a title', use: 'Heading' },
    { when: 'It reports what just happened', use: 'Notice' },
    { when: 'It comes from the catalog in a language of its own', use: 'LocalizedLine' },
  ],
  do: (
    <Stack gap="xs">
      <Text strong>{lead}</Text>
      <Text>{text}</Text>
    </Stack>
  ),
  why: 'Only the sentence that everybody should read is strong.',
  dont: (
    <Stack gap="xs">
      <Text strong>{lead}</Text>
      <Text strong>{text}</Text>
    </Stack>
  ),
  whyNot: 'If everything is strong, nothing stands out, and long bold text is tiring to read.',
  keyboard: { none: 'Not interactive.' },
});
