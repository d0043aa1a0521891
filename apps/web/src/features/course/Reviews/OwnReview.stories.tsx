import { courseReviewMachine } from '@lyceum/flows/course-review';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { ReviewItem } from '../../../app/courses/ReviewItem.tsx';
import { inApp } from '../../../fixtures/inApp.tsx';
import { noReview, ownReview } from '../../../fixtures/reviews.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { OwnReview } from './OwnReview.tsx';

const draft = { stars: 4, text: 'Good examples, and a patient' };

const review = (
  value: StateValueFrom<typeof courseReviewMachine>,
  context: Partial<ContextFrom<typeof courseReviewMachine>> = {},
) =>
  at(courseReviewMachine, value, {
    courseId: 'c1',
    userId: 'u1',
    draft: null,
    saved: noReview,
    message: null,
    ...context,
  });

const meta = {
  title: 'Reviews/OwnReview',
  component: OwnReview,
  decorators: [inApp({ path: '/course/intro-to-typescript/reviews' })],
  args: { review: review('offered'), send: fn(), isVerified: true, Item: ReviewItem },
} satisfies Meta<typeof OwnReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['2.320', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reviews:own.write') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'writing.requested' });
  },
};

export const Loading: Story = { args: { review: review('loading', { saved: null }) } };

export const Failed: Story = {
  args: { review: review('failed', { saved: null, message: t('errors:operations.getMyReview') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** The learner has to make some progress first. */
export const TooEarly: Story = {
  tags: ['2.320'],
  args: { review: review('refused', { saved: { ...noReview, eligibility: 'too_little_progress' } }) },
};

/** Nothing for others who may not review the course. */
export const NotEnrolled: Story = {
  args: { review: review('refused', { saved: { ...noReview, eligibility: 'not_enrolled' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Writing: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { review: review({ writing: 'editing' }, { draft }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reviews:form.submit') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submitted', values: draft });
  },
};

export const Saving: Story = { args: { review: review('saving', { draft }) } };

/** The fields keep their values. */
export const Rejected: Story = {
  tags: ['2.324', 'en-light-1280'],
  args: {
    review: review({ writing: 'rejected' }, { draft, message: t('errors:operations.writeReview') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.writeReview'));
    await expect(canvas.getByRole('textbox')).toHaveValue(draft.text);
  },
};

export const Written: Story = {
  args: { review: review({ written: 'shown' }, { saved: ownReview }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reviews:own.edit') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'writing.requested' });
  },
};

/** Nobody else sees it yet. */
export const Unverified: Story = {
  tags: ['2.520'],
  args: { review: review({ written: 'shown' }, { saved: ownReview }), isVerified: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('reviews:own.unverified'))).toBeVisible();
  },
};

export const Confirming: Story = {
  args: { review: review({ written: 'confirming' }, { saved: ownReview }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reviews:own.withdraw') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'withdrawal.confirmed' });
  },
};

export const Withdrawing: Story = { args: { review: review('withdrawing', { saved: ownReview }) } };

export const WithdrawalFailed: Story = {
  args: {
    review: review(
      { written: 'rejected' },
      { saved: ownReview, message: t('errors:operations.withdrawReview') },
    ),
  },
};

/** Only its author sees it. */
export const Hidden: Story = {
  tags: ['2.321', '2.328', 'en-light-1280'],
  args: {
    review: review('hidden', {
      saved: {
        ...ownReview,
        isHidden: true,
        hiding: { reason: 'insulting', note: 'Please criticize the course,\nnot the person.' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('reviews:own.hidden'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
