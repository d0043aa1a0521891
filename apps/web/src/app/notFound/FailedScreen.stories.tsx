import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../fixtures/inApp.tsx';
import { FailedScreen } from './FailedScreen.tsx';

const message = t('errors:operations.getCourse');

const meta = {
  title: 'Failed page',
  component: FailedScreen,
  decorators: [inApp()],
  parameters: { layout: 'fullscreen' },
  args: { message, busy: false, onRetry: fn() },
} satisfies Meta<typeof FailedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a message from the server. */
export const Refused: Story = {
  tags: ['2.148', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('common:states.error', { message }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a message from the server. */
export const Unexplained: Story = { tags: ['2.148'], args: { message: null } };

export const TryingAgain: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:states.loading') }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
