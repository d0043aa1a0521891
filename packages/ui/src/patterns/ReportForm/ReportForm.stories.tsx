import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { reportFormTexts } from './ReportForm.fixtures.ts';
import { reportFormGuide } from './ReportForm.guide.tsx';
import { ReportForm } from './ReportForm.tsx';

const meta = {
  component: ReportForm,
  args: { onDraft: fn(), onSubmit: fn(), onCancel: fn(), texts: reportFormTexts, describeProblem },
  decorators: [within(440)],
  parameters: reportFormGuide,
} satisfies Meta<typeof ReportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reason is required, the text is not. */
export const Empty: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: reportFormTexts.submit }));
    await expect(await canvas.findByText(t('errors:validation.reasonRequired'))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: reportFormTexts.reasons.spam }));
    await userEvent.click(canvas.getByRole('button', { name: reportFormTexts.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'spam', text: '' });
  },
};

const initial = { reason: 'insulting', text: 'Line 3' } as const;

export const Busy: Story = { tags: ['same-look'], args: { initial, busy: true } };

/** What was entered stays. */
export const Failed: Story = {
  args: { initial, error: t('errors:operations.reportReview') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(initial.text);
    await expect(canvas.getByRole('radio', { name: reportFormTexts.reasons.insulting })).toBeChecked();
  },
};

/** Staff hides a text. */
export const Hiding: Story = {
  args: { initial, critical: true, texts: { ...reportFormTexts, submit: t('staff:reports.hide') } },
};
