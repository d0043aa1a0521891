import { courseMessageMachine } from '@lyceum/flows/course-message';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { CourseMessage } from './CourseMessage.tsx';
import { SentMessages } from './SentMessages.tsx';

const values = {
  subject: inLanguage({ en: 'The notes are online', ar: 'الملاحظات متاحة', fr: 'Les notes sont en ligne' }),
  text: inLanguage({
    en: 'Hello everyone,\n\nthe notes of the third session are in its <b>materials</b>.',
    ar: 'مرحبًا بالجميع،\n\nملاحظات الجلسة الثالثة ضمن <b>موادها</b>.',
    fr: 'Bonjour à tous,\n\nles notes de la troisième séance sont dans ses <b>documents</b>.',
  }),
};

const writing = (
  value: StateValueFrom<typeof courseMessageMachine>,
  context: Partial<ContextFrom<typeof courseMessageMachine>> = {},
) =>
  at(courseMessageMachine, value, {
    courseId: 'c1',
    userId: 'u1',
    draft: { subject: '', text: '' },
    values: null,
    id: null,
    recipients: 128,
    sent: 0,
    message: null,
    ...context,
  });

const messages = ['m1', 'm2'].map((id, index) => ({
  id,
  ...values,
  sentAt: `2026-11-2${3 - index}T09:00:00.000Z`,
  recipientCount: 128 - index,
  isQueued: index > 0,
}));
const sendToList = fn();

const meta = {
  title: 'Dashboard/Message to learners',
  component: CourseMessage,
  decorators: [inApp({ path: '/dashboard/figures/intro-to-typescript' })],
  args: {
    writing: writing({ writing: 'editing' }),
    send: fn(),
    children: <SentMessages list={listAt('succeeded', { items: messages })} send={sendToList} />,
  },
} satisfies Meta<typeof CourseMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Markup is text. */
export const Writing: Story = {
  tags: ['2.346', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(t('messages:reaches', { count: 128 }))).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    writing: writing('loading'),
    children: <SentMessages list={listAt('loading')} send={sendToList} />,
  },
};

export const Failed: Story = {
  args: { writing: writing('failed', { message: t('errors:operations.listCourseMessages') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const Nobody: Story = {
  args: {
    writing: writing('nobody'),
    children: <SentMessages list={listAt('succeeded')} send={sendToList} />,
  },
};

export const Confirming: Story = {
  tags: ['2.346', 'en-light-1280'],
  args: { writing: writing('confirming', { draft: values, values }) },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('messages:send') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'sending.confirmed' });
  },
};

export const Sending: Story = { args: { writing: writing('sending', { draft: values, values }) } };

/** The fields keep their values. */
export const Rejected: Story = {
  args: {
    writing: writing(
      { writing: 'rejected' },
      { draft: values, values, message: t('errors:operations.sendCourseMessage') },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.sendCourseMessage'));
    await expect(canvas.getByRole('textbox', { name: t('messages:subject') })).toHaveValue(values.subject);
  },
};

export const Sent: Story = {
  args: { writing: writing('sent', { sent: 1 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('messages:another') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'another.requested' });
  },
};
