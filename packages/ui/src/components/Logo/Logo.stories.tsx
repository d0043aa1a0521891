import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { logoGuide } from './Logo.guide.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  args: { href: '/', name: t('common:appName'), label: t('common:header.home') },
  parameters: logoGuide,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is Latin in every language. Below 360 px only the symbol is visible. */
export const Home: Story = { tags: ['ar-dark-1280'] };

export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.label })).toHaveFocus();
  },
};
