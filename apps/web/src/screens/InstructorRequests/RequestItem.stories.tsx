import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../fixtures/inApp.tsx';
import { requestAt } from '../../fixtures/requests.ts';
import { RequestItem } from './RequestItem.tsx';

const approve = t('instructor:requests.approve');
const reject = t('instructor:requests.reject');
const processing = t('common:states.processing');

const meta = {
  title: 'Instructor requests/One request',
  component: RequestItem,
  decorators: [inApp({ path: '/admin/instructor-requests' })],
  args: { request: requestAt('waiting'), send: fn() },
} satisfies Meta<typeof RequestItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['2.90'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: approve }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'approval.requested', id: 'r1' });
    await userEvent.click(canvas.getByRole('button', { name: reject }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'rejection.requested', id: 'r1' });
  },
};

/** Both buttons are disabled during the call. */
export const Approving: Story = {
  tags: ['2.90'],
  args: { request: requestAt('approving') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: processing }));
    await expect(canvas.getByRole('button', { name: reject })).toBeDisabled();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Rejecting: Story = {
  args: { request: requestAt('rejecting') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: processing }));
    await expect(canvas.getByRole('button', { name: approve })).toBeDisabled();
    await expect(args.send).not.toHaveBeenCalled();
  },
};
