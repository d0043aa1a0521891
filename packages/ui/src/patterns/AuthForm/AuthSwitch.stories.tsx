import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { AuthSwitch } from './AuthSwitch.tsx';

const meta = {
  component: AuthSwitch,
  args: { question: t('auth:register.haveAccount'), label: t('auth:register.login'), onSwitch: fn() },
  decorators: [within(392)],
  parameters: guide({
    use: [
      'Below a sign-in or sign-up form, as the way to the other form.',
      'With `href` if that form has its own page, with `onSwitch` if it replaces this one.',
    ],
    instead: [{ when: 'It leads to any other page', use: 'Link' }],
    keyboard: { 'Enter, or Space on the button': 'Opens the other form.' },
  }),
} satisfies Meta<typeof AuthSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPage: Story = {
  render: ({ question, label }) => <AuthSwitch question={question} label={label} href="/login" />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.label })).toHaveAttribute('href', '/login');
  },
};

export const ToLogin: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};
