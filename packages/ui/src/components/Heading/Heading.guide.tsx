import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Heading } from './Heading.tsx';

const title = t('catalog:community.values.ask.title');
const text = t('catalog:community.values.ask.text');

export const headingGuide = guide({
  use: [
    'For the title of a page (`level` 1, once) and of its sections. The level sets the default size.',
    'Set `size` if the design needs another size, and keep the level that the outline needs.',
    '`mark` takes a catalog color and makes it readable in both themes.',
  ],
  instead: [{ when: 'It is large but not a title', use: 'Text' }],
  do: (
    <Stack gap="xs">
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
    </Stack>
  ),
  why: 'The title is part of the outline, so screen readers can list it and jump to it.',
  dont: (
    <Stack gap="xs">
      <Text strong>{title}</Text>
      <Text>{text}</Text>
    </Stack>
  ),
  whyNot: 'Bold text looks like a title, but the section has no heading to navigate to.',
  keyboard: { none: 'Not interactive. Screen readers navigate by headings.' },
});
