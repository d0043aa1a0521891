import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { AuthSwitch } from './AuthSwitch.tsx';

const meta = {
  component: AuthSwitch,
  args: { question: t('auth:register.haveAccount'), label: t('auth:register.login'), href: '/login' },
  decorators: [within(392)],
  parameters: guide({
    use: [
      'Below a sign-in or sign-up form, as the way to the other form.',
      'Where each form has a page of its own.',
    ],
    instead: [{ when: 'It leads to any other page', use: 'Link' }],
    keyboard: { Enter: 'Opens the other form.' },
  }),
} satisfies Meta<typeof AuthSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.label })).toHaveAttribute('href', '/login');
  },
};
