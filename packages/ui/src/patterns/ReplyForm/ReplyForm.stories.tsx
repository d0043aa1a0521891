import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { replyFormTexts } from './ReplyForm.fixtures.ts';
import { replyFormGuide } from './ReplyForm.guide.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const meta = {
  component: ReplyForm,
  args: {
    initial: { text: '' },
    onDraft: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    texts: replyFormTexts,
    describeProblem,
  },
  decorators: [within(560)],
  parameters: replyFormGuide,
} satisfies Meta<typeof ReplyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const publish = t('reviews:form.submit');

export const Empty: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: publish }));
    await expect(await canvas.findByText(t('errors:validation.replyRequired'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { tags: ['same-look'], args: { initial: { text: 'Thank you!' }, busy: true } };

export const Failed: Story = {
  args: { initial: { text: 'Thank you!' }, error: t('errors:operations.replyToReview') },
};
