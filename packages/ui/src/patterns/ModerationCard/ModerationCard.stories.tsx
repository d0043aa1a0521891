import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { reportedReview } from './ModerationCard.fixtures.tsx';
import { moderationCardGuide } from './ModerationCard.guide.tsx';
import { ModerationCard } from './ModerationCard.tsx';

const meta = {
  component: ModerationCard,
  args: reportedReview,
  decorators: [within(720)],
  parameters: moderationCardGuide,
} satisfies Meta<typeof ModerationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Markup is text. */
export const Waiting: Story = {
  tags: ['ar-dark-1280', 'en-light-375', '2.325'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>every<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

const onUndo = fn();
const decision = {
  label: t('staff:reports.hidden'),
  tone: 'neutral' as const,
  undo: 'possible' as const,
  onUndo,
  texts: { undo: t('staff:reports.undo'), undoing: t('staff:reports.undoing') },
};

export const Hidden: Story = {
  tags: ['2.328'],
  args: { decision },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.undo') }));
    await expect(onUndo).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: t('staff:reports.keep') })).toBeNull();
  },
};

export const Undoing: Story = { args: { decision: { ...decision, undo: 'running' } } };

const onDismiss = fn();

/** Someone else was faster. */
export const Failed: Story = {
  args: {
    failure: { message: t('errors:operations.hideReview'), dismiss: t('common:actions.dismiss'), onDismiss },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.dismiss') }));
    await expect(onDismiss).toHaveBeenCalled();
  },
};
