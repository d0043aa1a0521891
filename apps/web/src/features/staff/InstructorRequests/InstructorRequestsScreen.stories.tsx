import { instructorReviewMachine } from '@lyceum/flows/instructor-review';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { inApp } from '../../../fixtures/inApp.tsx';
import { requestActorAt, requests } from '../../../fixtures/requests.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { InstructorRequestsScreen } from './InstructorRequestsScreen.tsx';

type Review = typeof instructorReviewMachine;

const [nour, samir] = requests;
const others = ['r3', 'r4'].map((id) => requestActorAt('waiting', { ...samir, id }));
const both = [requestActorAt('waiting', nour), requestActorAt('waiting', samir)];

const review = (value: StateValueFrom<Review>, context: Partial<ContextFrom<Review>> = {}) =>
  at(instructorReviewMachine, value, {
    list: null,
    items: [],
    decided: [],
    totalResults: context.items?.length ?? 0,
    sending: [],
    last: null,
    message: null,
    ...context,
  });

const meta = {
  title: 'Instructor requests',
  component: InstructorRequestsScreen,
  decorators: [inApp({ path: '/admin/instructor-requests' })],
  parameters: { layout: 'fullscreen' },
  args: { review: review('listed', { items: both }), send: fn() },
} satisfies Meta<typeof InstructorRequestsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('button', { name: t('instructor:requests.approve') });
    if (second) await userEvent.click(second);
    await expect(args.send).toHaveBeenCalledWith({ type: 'approval.requested', id: samir.id });
  },
};

/** The next page is loaded when the end of the list comes near. */
export const LoadingMore: Story = {
  args: { review: review({ listed: { loadingMore: 'running' } }, { items: both, totalResults: 230 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('staff:requests.waiting', { count: 230 }))).toBeVisible();
    await expect(canvas.getByText(t('staff:requests.loadingMore'))).toBeVisible();
  },
};

/** The loaded requests remain, and the next page can be retried. */
export const MoreFailed: Story = {
  args: { review: review({ listed: 'moreFailed' }, { items: both, totalResults: 230 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'reload.requested' });
  },
};

export const Loading: Story = { args: { review: review('loading') } };

/** The server's message is shown below. */
export const Failed: Story = {
  args: {
    review: review('failed', {
      message: inLanguage({
        en: 'The service is being started again. Please try once more in a minute.',
        ar: 'يُعاد تشغيل الخدمة. حاول مجددًا بعد دقيقة.',
        fr: 'Le service redémarre. Réessayez dans une minute.',
      }),
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:screens.instructorRequests'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'reload.requested' });
  },
};

export const Empty: Story = {
  tags: ['2.90'],
  args: { review: review('empty') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: t('staff:requests.empty') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('staff:requests.reload') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'reload.requested' });
  },
};

/** Requests are decided independently: two calls can run concurrently. */
export const Deciding: Story = {
  args: {
    review: review('listed', {
      items: [requestActorAt('approving', nour), requestActorAt('rejecting', samir)],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: t('common:states.processing') })).toHaveLength(2);
  },
};

/** A decided request leaves the list for a row with 'Undo', and the decision is announced. */
export const Approved: Story = {
  tags: ['2.90', '2.220'],
  args: {
    review: review('listed', {
      items: [requestActorAt({ decided: 'undoable' }, nour, 'approve'), requestActorAt('waiting', samir)],
      decided: [nour.id],
      totalResults: 1,
      last: { id: nour.id, name: nour.name, decision: 'approve' },
    }),
  },
  play: async ({ canvas, args }) => {
    const notice = canvas.getAllByText(nour.name)[0]?.closest('[role=status]');
    await expect(notice).toHaveTextContent(t('staff:requests.approved', { name: nour.name }));
    const articlesOf = (label: string) =>
      within(canvas.getByRole('list', { name: label })).getAllByRole('article');
    const [waiting, ...others] = articlesOf(t('staff:requests.title'));
    await expect(waiting).toHaveAccessibleName(samir.name);
    await expect(others).toEqual([]);
    await expect(articlesOf(t('staff:requests.decided'))).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: t('instructor:requests.undo') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'undo.requested', id: nour.id });
  },
};

/** The newest decision comes first, under a heading. */
export const SeveralDecided: Story = {
  tags: ['2.220'],
  args: {
    review: review('listed', {
      items: [
        requestActorAt({ decided: 'undoable' }, nour, 'approve'),
        requestActorAt({ decided: 'undoable' }, samir, 'reject'),
        ...others,
      ],
      decided: [nour.id, samir.id],
      totalResults: others.length,
      last: { id: samir.id, name: samir.name, decision: 'reject' },
    }),
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: t('staff:requests.decided') }));
    await expect(region.getByRole('heading', { name: t('staff:requests.decided') })).toBeVisible();
    const [newest, oldest] = region.getAllByRole('article');
    await expect(newest).toHaveAccessibleName(samir.name);
    await expect(oldest).toHaveAccessibleName(nour.name);
  },
};

/** All loaded requests are decided: none is listed, and the last decision can be undone. */
export const LastApproved: Story = {
  tags: ['2.90', 'en-light-1280'],
  args: {
    review: review('listed', {
      items: [requestActorAt({ decided: 'undoable' }, nour, 'approve')],
      decided: [nour.id],
      totalResults: 0,
      last: { id: nour.id, name: nour.name, decision: 'approve' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('staff:requests.empty') })).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveTextContent(t('instructor:requests.undo'));
  },
};

/** The decision was undone. */
export const Undone: Story = {
  args: {
    review: review('listed', { items: both, last: { id: nour.id, name: nour.name, decision: 'undo' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    const notice = canvas.getAllByText(nour.name)[0]?.closest('[role=status]');
    await expect(notice).toHaveTextContent(t('staff:requests.undone', { name: nour.name }));
  },
};

/** The last one was decided. */
export const Rejected: Story = {
  args: { review: review('empty', { last: { id: nour.id, name: nour.name, decision: 'reject' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('staff:requests.rejected', { name: nour.name }),
    );
  },
};
