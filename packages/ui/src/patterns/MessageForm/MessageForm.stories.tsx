import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { messageFormTexts } from './MessageForm.fixtures.ts';
import { messageFormGuide } from './MessageForm.guide.tsx';
import { MessageForm } from './MessageForm.tsx';

const meta = {
  component: MessageForm,
  args: {
    initial: { subject: '', text: '' },
    onDraft: fn(),
    onSubmit: fn(),
    texts: messageFormTexts,
    describeProblem,
  },
  decorators: [within(560)],
  parameters: messageFormGuide,
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messageFormTexts.submit }));
    await expect(await canvas.findByText(t('errors:validation.subjectRequired'))).toBeVisible();
    await expect(canvas.getByText(t('errors:validation.messageRequired'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const initial = { subject: 'دورة: notes', text: 'Hello,\n\nthe notes are online.' };

export const Busy: Story = { tags: ['same-look'], args: { initial, busy: true } };

export const Failed: Story = { args: { initial, error: t('errors:operations.sendCourseMessage') } };
