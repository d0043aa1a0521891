import { reviewModerationMachine } from '@lyceum/flows/review-moderation';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { inApp } from '../../../fixtures/inApp.tsx';
import { caseActorAt, hiddenCase, reviewCases } from '../../../fixtures/reviewCases.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { ReviewReportsScreen } from './ReviewReportsScreen.tsx';

type Moderation = typeof reviewModerationMachine;

const [review, reply] = reviewCases;
const both = [caseActorAt('waiting', review), caseActorAt('waiting', reply)];
const failure = t('errors:operations.listReviewReports');

const moderation = (value: StateValueFrom<Moderation>, context: Partial<ContextFrom<Moderation>> = {}) =>
  at(reviewModerationMachine, value, {
    list: 'open',
    items: [],
    decided: [],
    sending: [],
    totalResults: context.items?.length ?? 0,
    last: null,
    message: null,
    ...context,
  });

const meta = {
  title: 'Review reports',
  component: ReviewReportsScreen,
  decorators: [inApp({ path: '/admin/review-reports' })],
  parameters: { layout: 'fullscreen' },
  args: { moderation: moderation({ listed: 'settled' }, { items: both }), send: fn(), onList: fn() },
} satisfies Meta<typeof ReviewReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  tags: ['2.328', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('staff:reports.lists') }), [
      t('staff:reports.hiddenList'),
    ]);
    await expect(args.onList).toHaveBeenCalledWith('hidden');
  },
};

export const Loading: Story = { args: { moderation: moderation('loading') } };

export const Failed: Story = {
  args: { moderation: moderation('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'reload.requested' });
  },
};

export const Empty: Story = {
  tags: ['en-light-1280'],
  args: { moderation: moderation('empty') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.reload') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'reload.requested' });
  },
};

/** The decided one can still be undone. */
export const Decided: Story = {
  tags: ['2.328'],
  args: {
    moderation: moderation(
      { listed: 'settled' },
      {
        items: [
          caseActorAt({ decided: 'undoable' }, review, {
            decision: 'hide',
            values: { reason: 'spam', text: '' },
          }),
          caseActorAt('waiting', reply),
        ],
        decided: [review.id],
        totalResults: 1,
        last: 'hide',
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('staff:reports.done.hide'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('staff:reports.undo') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'undo.requested', id: review.id });
  },
};

export const LoadingMore: Story = {
  args: { moderation: moderation({ listed: { loadingMore: 'running' } }, { items: both, totalResults: 40 }) },
};

/** What is loaded remains. */
export const MoreFailed: Story = {
  args: {
    moderation: moderation({ listed: 'moreFailed' }, { items: both, totalResults: 40, message: failure }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'reload.requested' });
  },
};

export const HiddenOnes: Story = {
  args: {
    moderation: moderation(
      { listed: 'settled' },
      { list: 'hidden', items: [caseActorAt('waiting', hiddenCase)] },
    ),
  },
};

export const NothingHidden: Story = { args: { moderation: moderation('empty', { list: 'hidden' }) } };
