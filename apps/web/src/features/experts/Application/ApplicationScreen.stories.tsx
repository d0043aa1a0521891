import { t } from '@lyceum/ui/stories';
import { serverErrors } from '@lyceum/ui/stories/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expertises, searchAt } from '../../../fixtures/expertises.ts';
import { account, applicationAt, profile } from '../../../fixtures/experts.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { leaveField } from '../../../fixtures/leaveField.ts';
import { ApplicationScreen } from './ApplicationScreen.tsx';

const next = t('common:actions.next');
const submit = t('experts:steps.submit');
const learner = { applicant: 'learner', profile } as const;

const meta = {
  title: 'Application',
  component: ApplicationScreen,
  decorators: [inApp({ path: '/experts/apply' })],
  parameters: { layout: 'fullscreen' },
  args: {
    application: applicationAt({ filling: 'expertise' }, { step: 'expertise' }),
    send: fn(),
    expertise: { search: searchAt('blank'), send: fn() },
  },
} satisfies Meta<typeof ApplicationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The counter begins at 1. A guest has four steps. */
export const Expertise: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      t('instructor:onboarding.position', { step: 1, steps: 4 }),
    );
    await expect(canvas.queryByRole('button', { name: t('common:actions.back') })).toBeNull();
    canvas.getByRole('button', { name: next }).focus();
  },
};

/** Only what the search finds counts here: a text of one's own is not added. */
export const Searching: Story = {
  args: {
    expertise: { search: searchAt('found', { query: 'pho', results: expertises.slice(0, 1) }), send: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x{Escape}');
    await expect(args.expertise.send).toHaveBeenCalled();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const ExpertiseMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await expect(await canvas.findByText(t('errors:validation.expertiseRequired'))).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await leaveField();
  },
};

export const Qualifications: Story = {
  args: { application: applicationAt({ filling: 'qualifications' }, { profile, step: 'qualifications' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'step.completed' }));
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.back') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'back.requested' });
  },
};

/** A learner’s last step: the button reads ‘Submit’. */
export const Bio: Story = {
  args: { application: applicationAt({ filling: { bio: 'typing' } }, { ...learner, step: 'bio' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'profile.completed', profile }));
  },
};

export const Applying: Story = {
  args: { application: applicationAt('applying', { ...learner, step: 'bio' }) },
};

export const Refused: Story = {
  args: {
    application: applicationAt(
      { filling: { bio: 'refused' } },
      { ...learner, step: 'bio', message: serverErrors.network },
    ),
  },
};

/** Without a message from the server, the screen's own text is shown. */
export const RefusedInSilence: Story = {
  args: { application: applicationAt({ filling: { bio: 'refused' } }, { ...learner, step: 'bio' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.upgradeToInstructor'));
  },
};

export const Applied: Story = { args: { application: applicationAt('applied', learner) } };

/** Only guests need an account. */
export const Account: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { application: applicationAt({ filling: { account: 'typing' } }, { profile }) },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('link', { name: t('auth:register.login') });
    await expect(login).toHaveAttribute('href', '/login');
  },
};

export const AccountMissing: Story = {
  tags: ['en-light-1280'],
  args: {
    application: applicationAt({ filling: { account: 'typing' } }, { profile }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await waitFor(() => expect(canvas.getByLabelText(t('auth:fields.name'))).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(t('errors:validation.fillAllFields'))).toHaveLength(1);
  },
};

export const Registering: Story = {
  args: { application: applicationAt('registering', { profile, account }) },
};

export const AccountRefused: Story = {
  args: {
    application: applicationAt(
      { filling: { account: 'refused' } },
      { profile, account, message: serverErrors.taken },
    ),
  },
};

export const Registered: Story = { args: { application: applicationAt('registered', { profile, account }) } };
