import { guide, t } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from './Text.tsx';

const lead = t('catalog:monetize.lead');
const title = t('catalog:monetize.title');
const text = t('catalog:monetize.steps.create.text');

export const textGuide = guide({
  status: 'stable',
  use: [
    'For running text. `tone` sets the emphasis or the status, `measured` limits the line length.',
    'Set `dir="auto"` for user content.',
  ],
  instead: [
    { when: 'It is a title', use: 'Heading' },
    { when: 'It reports what just happened', use: 'Notice' },
    { when: 'It comes from the catalog in a language of its own', use: 'LocalizedLine' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack gap="xs">
            <Text strong>{lead}</Text>
            <Text>{text}</Text>
          </Stack>
        ),
        why: 'Only the sentence that everybody should read is strong.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Text strong>{lead}</Text>
            <Text strong>{text}</Text>
          </Stack>
        ),
        why: 'Where everything is strong, nothing stands out, and long bold text is tiring to read.',
      },
    },
    {
      do: {
        show: () => (
          <Stack gap="xs">
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
          </Stack>
        ),
        why: 'A heading is found in the outline of the page and by screen readers.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Text size="lead" strong>
              {title}
            </Text>
            <Text>{text}</Text>
          </Stack>
        ),
        why: 'Large bold text only looks like a title: nothing marks where the section starts.',
      },
    },
  ],
  anatomy: [
    { part: 'Lead size, for the first sentence of a page', selector: 'p:nth-of-type(1)' },
    { part: 'Body, for running text', selector: 'p:nth-of-type(2)' },
    { part: 'Small, for hints and dense places', selector: 'p:nth-of-type(3)' },
    { part: 'Caption, for notes below something', selector: 'p:nth-of-type(4)' },
  ],
  keyboard: { none: 'Not interactive.' },
  related: ['Heading', 'LocalizedLine', 'Notice', 'Link', 'VisuallyHidden'],
  terms: {
    en: ['paragraph', 'body copy', 'typography', 'caption', 'lead'],
    ar: ['نص', 'فقرة', 'خط', 'تعليق', 'مقدمة'],
    fr: ['texte', 'paragraphe', 'typographie', 'légende', 'chapeau'],
  },
});
