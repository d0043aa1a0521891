import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { authSwitchGuide } from './AuthSwitch.guide.tsx';
import { AuthSwitch } from './AuthSwitch.tsx';

const meta = {
  component: AuthSwitch,
  args: { question: t('auth:register.haveAccount'), label: t('auth:register.login'), href: '/login' },
  decorators: [within(392)],
  parameters: authSwitchGuide,
} satisfies Meta<typeof AuthSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPage: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.label })).toHaveAttribute('href', '/login');
  },
};
