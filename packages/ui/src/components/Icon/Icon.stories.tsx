import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { BrowseIcon, DoneIcon, LockIcon } from '../../icons.ts';
import { t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { iconGuide } from './Icon.guide.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { icon: BrowseIcon },
  parameters: iconGuide,
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['ar-dark-1280'],
  render: ({ icon }) => (
    <Inline>
      <Icon icon={icon} size="small" />
      <Icon icon={icon} size="medium" />
      <Icon icon={icon} size="large" />
    </Inline>
  ),
};

/** Inherits the text color. */
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

/** An icon with a direction is mirrored in Arabic. Others stay the same. */
export const Mirrors: Story = {
  render: () => (
    <Inline>
      <Icon icon={ArrowRight} mirrors />
      <Icon icon={BrowseIcon} />
    </Inline>
  ),
};

/** No text next to it has the same meaning. */
export const Labeled: Story = {
  args: { icon: LockIcon, label: t('common:userMenu.password') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: t('common:userMenu.password') })).toBeVisible();
  },
};
