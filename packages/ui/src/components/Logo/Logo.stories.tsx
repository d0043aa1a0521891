import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, t } from '../../stories/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  args: { href: '/', name: t('common:appName'), label: t('common:header.home') },
  parameters: guide({
    use: ['Once in the header and once in the footer: the sign of the product and the way home.'],
    instead: [{ when: 'It leads elsewhere', use: 'Link' }],
    keyboard: { Enter: 'Goes home.' },
  }),
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name stays Latin in every language; below 360 px only the sign is seen. */
export const Home: Story = {};

export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.label })).toHaveFocus();
  },
};
