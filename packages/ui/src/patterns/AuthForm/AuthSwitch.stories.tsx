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
      'Below a form for who is new or known here, as the way to the other of the two forms.',
      'With `href` where that form has a page of its own, with `onSwitch` where it takes the place of this one.',
    ],
    instead: [{ when: 'Any other page is meant', use: 'Link' }],
    keyboard: { 'Enter, or Space on the button': 'Shows the other form.' },
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
