import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../fixtures/inApp.tsx';
import { SignedOut } from './SignedOut.tsx';

const meta = {
  title: 'Dashboard/Signed out',
  component: SignedOut,
  decorators: [inApp({ path: '/dashboard' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignedOut>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The session ended on the dashboard. */
export const Ended: Story = {
  tags: ['2.52', 'en-light-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('dashboard:goHome') })).toHaveAttribute('href', '/');
  },
};
