import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { AuthSwitch } from './AuthSwitch.tsx';

const meta = {
  component: AuthSwitch,
  args: { question: t('auth:register.haveAccount'), label: t('auth:register.login'), onSwitch: fn() },
  decorators: [within(392)],
  parameters: guide({
    use: ['Below a form for who is new or known here, as the way to the other of the two forms.'],
    instead: [{ when: 'Another page is opened', use: 'Link' }],
    keyboard: { 'Enter, Space': 'Shows the other form.' },
  }),
} satisfies Meta<typeof AuthSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToLogin: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};
