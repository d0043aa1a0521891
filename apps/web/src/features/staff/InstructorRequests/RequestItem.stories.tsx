import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../../fixtures/inApp.tsx';
import { requestAt } from '../../../fixtures/requests.ts';
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
  tags: ['2.90', 'en-light-1280'],
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

const undo = t('instructor:requests.undo');

/** The decision can be undone. */
export const Undoable: Story = {
  tags: ['2.220'],
  args: { request: requestAt({ decided: 'undoable' }, undefined, { decision: 'approve' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('common:status.approved'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: undo }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'undo.requested', id: 'r1' });
  },
};

export const Undoing: Story = {
  args: { request: requestAt({ decided: 'undoing' }, undefined, { decision: 'reject' }) },
};

/** Without a message of the server. Another attempt can succeed. */
export const UndoFailed: Story = {
  args: {
    request: requestAt({ decided: 'failed' }, undefined, {
      decision: 'reject',
      failure: { message: null, isPermanent: false },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.undoInstructorDecision'));
    await userEvent.click(canvas.getByRole('button', { name: undo }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'undo.requested', id: 'r1' });
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.dismiss') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'failure.dismissed', id: 'r1' });
  },
};

/** The time is over: the request is about to leave the list. */
export const Completed: Story = {
  args: { request: requestAt('completed', undefined, { decision: 'approve' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
