import { reviewReportMachine } from '@lyceum/flows/review-report';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { ReportDialog } from './ReportDialog.tsx';

const values = { reason: 'spam', text: 'The same ad' } as const;

const report = (
  value: StateValueFrom<typeof reviewReportMachine>,
  context: Partial<ContextFrom<typeof reviewReportMachine>> = {},
) =>
  at(reviewReportMachine, value, {
    courseId: 'c1',
    userId: 'u1',
    target: { review: 'r1', subject: 'review' },
    draft: { reason: null, text: '' },
    reported: [],
    message: null,
    ...context,
  });

const meta = {
  title: 'Reviews/ReportDialog',
  component: ReportDialog,
  decorators: [inApp({ path: '/course/intro-to-typescript/reviews' })],
  args: { report: report({ known: 'loaded', form: { writing: 'editing' } }), send: fn() },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));

export const Writing: Story = {
  tags: ['2.327', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('radio', { name: t('reviews:reports.reasons.spam') }));
    await userEvent.click(dialog().getByRole('button', { name: t('reviews:reports.form.submit') }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'form.submitted',
      values: { reason: 'spam', text: '' },
    });
  },
};

export const ReportingReply: Story = {
  args: {
    report: report(
      { known: 'loading', form: { writing: 'editing' } },
      { target: { review: 'r1', subject: 'reply' } },
    ),
  },
};

export const Sending: Story = {
  args: { report: report({ known: 'guest', form: 'sending' }, { draft: values }) },
};

/** The review is the user's own. The fields keep their values. */
export const Rejected: Story = {
  tags: ['2.327'],
  args: {
    report: report(
      { known: 'loaded', form: { writing: 'rejected' } },
      { draft: values, message: t('errors:operations.reportReview') },
    ),
  },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent(t('errors:operations.reportReview'));
    await expect(dialog().getByRole('textbox')).toHaveValue(values.text);
    await expect(dialog().getByRole('radio', { name: t('reviews:reports.reasons.spam') })).toBeChecked();
  },
};

export const Sent: Story = {
  args: { report: report({ known: 'loaded', form: 'sent' }) },
  play: async ({ args }) => {
    // The closing button of the dialog has the same name.
    for (const close of dialog().getAllByRole('button', { name: t('reviews:reports.close') }))
      await userEvent.click(close);
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.canceled' });
  },
};
