import { instructorInfoMachine } from '@lyceum/flows/instructor-info';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { searchAt } from '../../../fixtures/expertises.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { requests } from '../../../fixtures/requests.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { InstructorInfoScreen } from './InstructorInfoScreen.tsx';

const [{ qualifications, bio }] = requests;
const filled = { expertise: ['photography', 'physics'], qualifications, bio };
const nothing = { expertise: [], qualifications: '', bio: '' };

const draftKey = { name: 'instructor-info', owner: 'u1' };
const info = (
  value: StateValueFrom<typeof instructorInfoMachine>,
  draft = filled,
  message: string | null = null,
) => at(instructorInfoMachine, value, { draft, draftKey, message, saved: null });

const submit = t('instructor:application.submit');
const submitting = t('instructor:application.submitting');
const success = t('instructor:application.success');
const toDashboard = t('instructor:onboarding.dashboard');

const meta = {
  title: 'Instructor information',
  component: InstructorInfoScreen,
  decorators: [inApp({ path: '/instructor-info' })],
  parameters: { layout: 'fullscreen' },
  args: { info: info('editing'), send: fn(), expertise: { search: searchAt('blank'), send: fn() } },
} satisfies Meta<typeof InstructorInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'form.submitted', values: filled }));
  },
};

/** Submitting the empty form focuses its first invalid field. */
export const Invalid: Story = {
  tags: ['5.5', 'en-light-1280'],
  args: { info: info('editing', nothing) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(await canvas.findByText(t('errors:validation.expertiseRequired'))).toBeVisible();
    await expect(canvas.getByText(t('errors:validation.bioRequired'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: t('instructor:fields.expertise') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  tags: ['2.88'],
  args: { info: info('submitting') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submitting }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { info: info('refused', filled, t('errors:operations.submitInstructorInfo')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.submitInstructorInfo'));
    await userEvent.type(canvas.getByLabelText(t('instructor:fields.bio')), '!');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'form.edited',
      draft: { ...filled, bio: `${bio}!` },
    });
  },
};

/** Shown for three seconds before the dashboard opens; the link opens it immediately. */
export const Submitted: Story = {
  tags: ['2.88', '2.150'],
  args: { info: info('submitted') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(success);
    await expect(canvas.getByRole('link', { name: toDashboard })).toBeVisible();
  },
};

/** The page does not change until the dashboard is loaded. */
export const OnTheWayToDashboard: Story = { args: { info: info('onTheWayToDashboard') } };
