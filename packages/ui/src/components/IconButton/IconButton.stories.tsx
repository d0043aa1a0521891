import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Heart, Menu, Pause, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { iconButtonGuide } from './IconButton.guide.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: t('common:actions.close'), icon: X, onClick: fn() },
  parameters: iconButtonGuide,
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inside another element: a dialog, a field, a header. */
export const Quiet: Story = { tags: ['ar-dark-1280', 'hovered'] };

/** On its own, on an image or on the page. */
export const Outlined: Story = {
  tags: ['hovered'],
  args: { tone: 'outlined', icon: Pause, label: t('common:carousel.pause') },
};

/** 32 px inside a control, 44 px everywhere else. */
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} tone="outlined" size="small" />
      <IconButton {...args} tone="outlined" />
    </Inline>
  ),
};

/** In Arabic, next points to the left. */
export const Mirrored: Story = {
  render: () => (
    <Inline>
      <IconButton tone="outlined" icon={ChevronLeft} label={t('common:carousel.previous')} mirrors />
      <IconButton tone="outlined" icon={ChevronRight} label={t('common:carousel.next')} mirrors />
    </Inline>
  ),
};

/** A button that stays pressed. */
export const Pressed: Story = {
  tags: ['hovered'],
  render: (args) => (
    <Inline>
      <IconButton
        {...args}
        tone="outlined"
        icon={Heart}
        label={t('catalog:favorite', { course: 'TypeScript' })}
        pressed={false}
      />
      <IconButton
        {...args}
        tone="outlined"
        icon={Heart}
        label={t('catalog:favorite', { course: 'CSS' })}
        pressed
      />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const name = t('catalog:favorite', { course: 'CSS' });
    await expect(canvas.getByRole('button', { name, pressed: true })).toBeVisible();
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <IconButton disabled icon={Menu} label={t('common:header.menu')} />
      <IconButton disabled tone="outlined" icon={Pause} label={t('common:carousel.pause')} />
    </Inline>
  ),
};

export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('common:actions.close') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
