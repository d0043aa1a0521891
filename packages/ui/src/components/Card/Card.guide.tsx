import { guide, t } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const title = t('catalog:community.values.share.title');
const text = t('catalog:community.values.share.text');

export const cardGuide = guide({
  use: ['For content that belongs together and is separate from the rest of the page.'],
  instead: [
    { when: 'It is a course', use: 'CourseCard' },
    { when: 'It is a benefit of something', use: 'BenefitCard' },
    { when: 'It is a group of fields in a form', use: 'Stack' },
  ],
  do: (
    <Card>
      <Stack gap="xs">
        <Heading level={4}>{title}</Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
    </Card>
  ),
  why: 'One card holds the title and the text, which belong together.',
  dont: (
    <Stack gap="xs">
      <Card padding="small">
        <Heading level={4}>{title}</Heading>
      </Card>
      <Card padding="small">
        <Text tone="soft">{text}</Text>
      </Card>
    </Stack>
  ),
  whyNot: 'A card around each element separates what belongs together.',
  keyboard: { none: 'Not interactive. Its content defines the keyboard behavior.' },
});
