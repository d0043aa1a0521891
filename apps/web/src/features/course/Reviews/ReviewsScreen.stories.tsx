import { Text } from '@lyceum/ui/components/Text';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewItem } from '../../../app/courses/ReviewItem.tsx';
import { course, courses } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { reviews } from '../../../fixtures/reviews.ts';
import { ReportButton } from './ReportButton.tsx';
import { ReviewsScreen } from './ReviewsScreen.tsx';

const items = [...reviews];
const onReport = fn();
const failure = t('errors:operations.listCourseReviews');

const meta = {
  title: 'Reviews',
  component: ReviewsScreen,
  decorators: [inApp({ path: `${course.href}/reviews` })],
  parameters: { layout: 'fullscreen' },
  args: {
    course,
    distribution: [4, 9, 21, 96, 231],
    list: listAt('succeeded', { items }),
    send: fn(),
    sortBy: 'newest',
    onSort: fn(),
  },
} satisfies Meta<typeof ReviewsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['2.323', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('reviews:sort.label') }), [
      t('reviews:sort.lowest'),
    ]);
    await expect(args.onSort).toHaveBeenCalledWith('lowest');
  },
};

/** The user has reported the first one. */
export const Reported: Story = {
  tags: ['2.327'],
  args: {
    renderReview: (review) => (
      <ReviewItem
        review={review}
        renderReport={(subject) => (
          <ReportButton
            target={{ review: review.id, subject }}
            reported={[{ review: reviews[0].id, subject: 'review' }]}
            onReport={onReport}
          />
        )}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('reviews:reported'))).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: t('reviews:report') });
    if (first) await userEvent.click(first);
    await expect(onReport).toHaveBeenCalledWith({ review: reviews[1].id, subject: 'review' });
  },
};

/** The review of the signed-in user is above the others. */
export const WithOwn: Story = {
  args: { children: <Text tone="soft">{t('reviews:own.tooEarly', { percent: '20%' })}</Text> },
};

export const Loading: Story = { args: { list: listAt('loading'), sortBy: 'highest' } };

export const LoadingMore: Story = { args: { list: listAt('loading', { items, totalResults: 24 }) } };

export const Failed: Story = {
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
  },
};

/** Ratings without a text. */
export const OnlyRatings: Story = { args: { list: listAt('succeeded') } };

export const NotRated: Story = {
  args: { course: courses[2] ?? course, distribution: [0, 0, 0, 0, 0], list: listAt('succeeded') },
};
