import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Menu, Pause, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: t('common:actions.close'), icon: X, onClick: fn() },
  parameters: guide({
    use: [
      'For the few well-known icons: close, menu, pause, next and previous.',
      'The label names the action. It is the accessible name and the tooltip.',
      'Set `mirrors` for an icon with a direction, so that it is mirrored in Arabic.',
    ],
    instead: [{ when: 'The icon is not self-explanatory', use: 'Button, with words and an icon' }],
    keyboard: { 'Enter, Space': 'Presses the button.' },
  }),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inside another element: a dialog, a field, a header. */
export const Quiet: Story = { tags: ['hovered'] };

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
