import { waitingApplicationsMachine } from '@lyceum/flows/waiting-applications';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { enrollments, learner } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { listAt } from '../../fixtures/listAt.ts';
import { at } from '../../fixtures/snapshotAt.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { LearnerDashboard } from './LearnerDashboard.tsx';
import { WaitingApplications } from './WaitingApplications.tsx';

const administrator = { ...learner, role: 'admin' as const };

const applications = (value: StateValueFrom<typeof waitingApplicationsMachine>, count = 0) =>
  at(waitingApplicationsMachine, value, {
    count,
    oldest: count > 0 ? '2026-11-18T08:00:00.000Z' : null,
  });

const meta = {
  title: 'Dashboard/Administrator',
  component: WaitingApplications,
  decorators: [inApp({ path: '/dashboard', user: administrator })],
  parameters: { layout: 'fullscreen' },
  args: { applications: applications('waiting', 3), send: fn() },
  render: (args) => (
    <DashboardScreen user={administrator} nextStep={<WaitingApplications {...args} />}>
      <LearnerDashboard list={listAt('succeeded')} send={fn()} isMain={false} />
    </DashboardScreen>
  ),
} satisfies Meta<typeof WaitingApplications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['2.190', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t('staff:requests.waiting', { count: 3 }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('staff:requests.review') })).toHaveAttribute(
      'href',
      '/admin/instructor-requests',
    );
  },
};

/** One application. The administrator also learns. */
export const One: Story = {
  tags: ['en-light-1280'],
  args: { applications: applications('waiting', 1) },
  render: (args) => (
    <DashboardScreen user={administrator} nextStep={<WaitingApplications {...args} />}>
      <LearnerDashboard
        list={listAt('succeeded', {
          items: enrollments.map(({ course, ...enrollment }) => ({
            ...enrollment,
            course: { ...course, promotionalImage: null },
          })),
        })}
        send={fn()}
        isMain={false}
      />
    </DashboardScreen>
  ),
};

/** The height is the same as later, and 'Review' works already. */
export const Loading: Story = {
  args: { applications: applications('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('staff:requests.review') })).toBeVisible();
  },
};

export const None: Story = {
  tags: ['2.190'],
  args: { applications: applications('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('staff:requests.empty') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('staff:requests.review') })).toBeNull();
  },
};

/** The error is only logged; the count can be retried. */
export const Failed: Story = {
  tags: ['2.58'],
  args: { applications: applications('failed') },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};
