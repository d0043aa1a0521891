import { reviewReplyMachine } from '@lyceum/flows/review-reply';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { ReviewItem } from '../../../app/courses/ReviewItem.tsx';
import { inApp } from '../../../fixtures/inApp.tsx';
import { reviews } from '../../../fixtures/reviews.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { ReviewWithReply } from './ReviewWithReply.tsx';

const [withoutReply, withReply] = reviews;

const reply = (
  value: StateValueFrom<typeof reviewReplyMachine>,
  context: Partial<ContextFrom<typeof reviewReplyMachine>> = {},
) =>
  at(reviewReplyMachine, value, {
    reviewId: 'r1',
    userId: 'u1',
    reply: null,
    draft: null,
    message: null,
    ...context,
  });

const meta = {
  title: 'Reviews/AnsweredReview',
  component: ReviewWithReply,
  decorators: [inApp({ path: '/course/intro-to-typescript/reviews' })],
  args: { review: withoutReply, reply: reply({ shown: 'ready' }), send: fn(), Item: ReviewItem },
} satisfies Meta<typeof ReviewWithReply>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  tags: ['2.326', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reviews:reply.write') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'writing.requested' });
  },
};

export const Writing: Story = { args: { reply: reply({ writing: 'editing' }) } };

export const Saving: Story = { args: { reply: reply('saving', { draft: { text: 'Thank you!' } }) } };

/** The field keeps its text. */
export const Rejected: Story = {
  tags: ['en-light-1280'],
  args: {
    reply: reply(
      { writing: 'rejected' },
      { draft: { text: 'Thank you!' }, message: t('errors:operations.replyToReview') },
    ),
  },
};

export const Answered: Story = {
  tags: ['en-light-1280', 'ar-dark-1280'],
  args: { review: withReply, reply: reply({ shown: 'ready' }, { reply: withReply.reply }) },
};

export const Withdrawing: Story = {
  args: { review: withReply, reply: reply('withdrawing', { reply: withReply.reply }) },
};

export const WithdrawalFailed: Story = {
  args: {
    review: withReply,
    reply: reply(
      { shown: 'rejected' },
      { reply: withReply.reply, message: t('errors:operations.withdrawReply') },
    ),
  },
};
