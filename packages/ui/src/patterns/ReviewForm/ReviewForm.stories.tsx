import { emptyReviewDraft } from '@lyceum/rules/review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { starChoices } from '../../components/StarInput/StarInput.fixtures.ts';
import { t, within } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { noursReview } from '../ReviewCard/ReviewCard.fixtures.ts';
import { reviewFormTexts } from './ReviewForm.fixtures.ts';
import { reviewFormGuide } from './ReviewForm.guide.tsx';
import { ReviewForm } from './ReviewForm.tsx';

const meta = {
  component: ReviewForm,
  args: {
    initial: emptyReviewDraft,
    onDraft: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    texts: reviewFormTexts,
    describeProblem,
  },
  decorators: [within(560)],
  parameters: reviewFormGuide,
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const publish = t('reviews:form.submit');

export const Empty: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

/** Stars are enough. */
export const Submitted: Story = {
  tags: ['2.320'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: starChoices[4] }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ stars: 5, text: '' });
    await userEvent.click(canvas.getByRole('button', { name: publish }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ stars: 5, text: '' });
  },
};

/** Without stars, the focus moves to them. */
export const Invalid: Story = {
  tags: ['2.324'],
  args: { initial: { ...emptyReviewDraft, text: noursReview.text } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: publish }));
    await expect(await canvas.findByText(t('errors:validation.starsRequired'))).toBeVisible();
    await expect(canvas.getByRole('radiogroup')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  tags: ['same-look'],
  args: { initial: { stars: 4, text: noursReview.text }, busy: true },
};

export const Failed: Story = {
  args: { initial: { stars: 4, text: noursReview.text }, error: t('errors:operations.writeReview') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.writeReview'));
    await expect(canvas.getByRole('textbox')).toHaveValue(noursReview.text);
  },
};
