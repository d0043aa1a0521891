import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, t, within } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Image } from '../Image/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const content = (
  <Stack gap="xs">
    <Heading level={2} size="small">
      {t('catalog:community.values.share.title')}
    </Heading>
    <Text tone="soft">{t('catalog:community.values.share.text')}</Text>
  </Stack>
);

const meta = {
  component: Card,
  args: { children: content },
  decorators: [within(360)],
  parameters: guide({
    use: ['For what belongs together and stands apart from the rest of the page.'],
    instead: [
      { when: 'It is a course', use: 'CourseCard' },
      { when: 'It is a reason to do something', use: 'BenefitCard' },
      { when: 'It is a group of fields in a form', use: 'Stack' },
    ],
    keyboard: { none: 'It only shows; what stands in it has its own keys.' },
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LargePadding: Story = {};

export const SmallPadding: Story = { args: { padding: 'small' } };

/** For a picture that reaches the edge; its corners follow the card's. */
export const NoPadding: Story = {
  args: { padding: 'none', children: <Image src="/pictures/courses/3d-lighting.jpg" alt="" eager /> },
};

/** One within the other, for a part of what belongs together. */
export const Nested: Story = {
  args: {
    children: (
      <Stack>
        {content}
        <Card padding="small">
          <Text size="small">{t('catalog:community.values.ask.text')}</Text>
        </Card>
      </Stack>
    ),
  },
};

/** A word that is too long breaks; a row in it wraps. */
export const LongAndNarrow: Story = {
  args: {
    children: (
      <Stack gap="xs">
        <Text>firstname.middlename.lastname@department.university.example.org</Text>
        <Inline>
          <Text strong>{t('catalog:community.values.respect.title')}</Text>
          <Text tone="soft">{t('catalog:community.values.respect.text')}</Text>
        </Inline>
      </Stack>
    ),
  },
  decorators: [within(220)],
};
