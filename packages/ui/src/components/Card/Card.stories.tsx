import type { Meta, StoryObj } from '@storybook/react-vite';
import { t, within } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Image } from '../Image/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { cardGuide } from './Card.guide.tsx';
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
  parameters: cardGuide,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LargePadding: Story = { tags: ['ar-dark-1280'] };

export const SmallPadding: Story = { args: { padding: 'small' } };

/** For an image that reaches the edge. Its corners follow those of the card. */
export const NoPadding: Story = {
  args: { padding: 'none', children: <Image src="/pictures/courses/3d-lighting.jpg" alt="" eager /> },
};

/** A card in a card, for a part of the content. */
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

/** A long word breaks and a row wraps. */
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
