import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../../fixtures/inApp.tsx';
import { caseAt, hiddenCase, reviewCases } from '../../../fixtures/reviewCases.ts';
import { CaseItem } from './CaseItem.tsx';

const [, reply] = reviewCases;
const hide = { decision: 'hide', values: { reason: 'spam', text: '' } } as const;
const keep = { decision: 'keep', values: null } as const;
const restore = { decision: 'restore', values: null } as const;

const meta = {
  title: 'Review reports/One text',
  component: CaseItem,
  decorators: [inApp({ path: '/admin/review-reports' })],
  args: { item: caseAt('waiting'), sendToCase: fn(), send: fn() },
} satisfies Meta<typeof CaseItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Markup is text. */
export const Waiting: Story = {
  tags: ['2.328', '2.325', 'en-light-1280'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('a[href*=evil]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.keep') }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'decision.made',
      id: 'k1',
      decision: 'keep',
      values: null,
    });
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.hide') }));
    await expect(args.sendToCase).toHaveBeenCalledWith({ type: 'hiding.requested' });
  },
};

/** The reply of the instructor, below the review. */
export const Reply: Story = { args: { item: caseAt('waiting', {}, reply) } };

/** Why it is hidden. */
export const Describing: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { item: caseAt('describing') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('reviews:reports.reasons.spam') }));
    await userEvent.type(canvas.getByRole('textbox'), 'A note');
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.form.submit') }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'decision.made',
      id: 'k1',
      decision: 'hide',
      values: { reason: 'spam', text: 'A note' },
    });
  },
};

export const Hiding: Story = { args: { item: caseAt('deciding', { decision: hide }) } };

export const Keeping: Story = { args: { item: caseAt('deciding', { decision: keep }) } };

/** Another member of the team has decided in the meantime. */
export const Refused: Story = {
  tags: ['2.328'],
  args: {
    item: caseAt('refused', {
      decision: keep,
      failure: { message: t('errors:operations.keepReview'), isPermanent: true },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.keepReview'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.dismiss') }));
    await expect(args.sendToCase).toHaveBeenCalledWith({ type: 'failure.dismissed' });
  },
};

export const Undoable: Story = {
  tags: ['2.328'],
  args: { item: caseAt({ decided: 'undoable' }, { decision: hide }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.undo') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'undo.requested', id: 'k1' });
  },
};

export const Undoing: Story = { args: { item: caseAt({ decided: 'undoing' }, { decision: keep }) } };

export const UndoFailed: Story = {
  args: {
    item: caseAt(
      { decided: 'failed' },
      { decision: hide, failure: { message: t('errors:operations.undoReviewDecision'), isPermanent: true } },
    ),
  },
};

/** The decision is final, and the row is about to leave the list. */
export const Completed: Story = { args: { item: caseAt('completed', { decision: keep }) } };

export const Hidden: Story = {
  tags: ['2.328'],
  args: { item: caseAt('waiting', {}, hiddenCase) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.restore') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.made', id: 'k1', ...restore });
  },
};
