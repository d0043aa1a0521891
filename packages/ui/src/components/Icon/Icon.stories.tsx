import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { BrowseIcon, DoneIcon, LockIcon } from '../../icons.ts';
import { guide, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { icon: BrowseIcon },
  parameters: guide({
    use: [
      'Beside a text that says the same, in its color.',
      'Alone, with a `label`, where everyone knows the sign.',
    ],
    instead: [
      { when: 'It can be pressed', use: 'IconButton' },
      { when: 'It is the sign of an empty place', use: 'EmptyState' },
    ],
    keyboard: { none: 'It only shows; without a `label` it is not read out.' },
  }),
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: ({ icon }) => (
    <Inline>
      <Icon icon={icon} size="small" />
      <Icon icon={icon} size="medium" />
      <Icon icon={icon} size="large" />
    </Inline>
  ),
};

/** In the color of what it belongs to. */
export const InText: Story = {
  render: () => (
    <Text as="div" tone="positive">
      <Inline gap="xs">
        <Icon icon={DoneIcon} />
        {t('catalog:course.saved')}
      </Inline>
    </Text>
  ),
};

/** What has a direction points on: to the left in Arabic. What has none stays as it is. */
export const Mirrors: Story = {
  render: () => (
    <Inline>
      <Icon icon={ArrowRight} mirrors />
      <Icon icon={BrowseIcon} />
    </Inline>
  ),
};

/** No text beside it says what it means. */
export const Labeled: Story = {
  args: { icon: LockIcon, label: t('common:userMenu.password') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: t('common:userMenu.password') })).toBeVisible();
  },
};
