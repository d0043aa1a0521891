import { becomeInstructorMachine } from '@lyceum/flows/become-instructor';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { instructor, learner } from '../../../fixtures/catalog.ts';
import { searchAt } from '../../../fixtures/expertises.ts';
import { requests } from '../../../fixtures/requests.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { InstructorSection } from './InstructorSection.tsx';
import { inSettings } from './profile.fixtures.tsx';

const [{ qualifications, bio }] = requests;
const nothing = { expertise: [] as string[], qualifications: '', bio: '' };
const filled = { expertise: ['photography', 'physics'], qualifications, bio };
const pending = { ...instructor, isInstructorApproved: false, instructorStatus: 'pending' } as const;
const rejected = { ...pending, instructorStatus: 'rejected' } as const;

const draftKey = { name: 'become-instructor', owner: 'u1' };
const become = (
  value: StateValueFrom<typeof becomeInstructorMachine>,
  draft = filled,
  message: string | null = null,
) => at(becomeInstructorMachine, value, { draft, draftKey, message, saved: null });

const submit = t('instructor:application.submit');

const meta = {
  title: 'Settings/Instructor',
  component: InstructorSection,
  decorators: inSettings('instructor'),
  parameters: { layout: 'fullscreen' },
  args: {
    user: learner,
    become: become('editing'),
    send: fn(),
    expertise: { search: searchAt('blank'), send: fn() },
  },
} satisfies Meta<typeof InstructorSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expertise is a list with commas here. */
export const Filling: Story = {
  tags: ['2.103', 'en-light-1280'],
  args: { become: become('editing', { ...filled, expertise: [] }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('profile:instructor.expertise')), 'Pottery, Kilns');
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({
        type: 'form.submitted',
        values: { ...filled, expertise: ['Pottery', 'Kilns'] },
      }),
    );
  },
};

export const Invalid: Story = {
  tags: ['5.5', 'en-light-1280'],
  args: { become: become('editing', nothing) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(await canvas.findByText(t('errors:validation.expertiseRequired'))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(t('profile:instructor.expertise'))).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { become: become('submitting') } };

/** Without a message from the server, the screen's own text is shown. */
export const Refused: Story = {
  args: { become: become('refused') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:screens.application'));
  },
};

/** Shown for two seconds; the user is an instructor by then. */
export const Submitted: Story = {
  args: { become: become('submitted'), user: pending },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('profile:instructor.submitted'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: submit })).toBeNull();
  },
};

export const PendingApproval: Story = { tags: ['2.103'], args: { user: pending } };

export const Approved: Story = { tags: ['2.103'], args: { user: instructor } };

/** Administrators and moderators may not apply and see the reason instead of a form. */
export const Staff: Story = {
  tags: ['2.109'],
  args: { user: { ...learner, role: 'admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('profile:instructor.staff'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: submit })).toBeNull();
  },
};

/** A rejected user may apply again, with the previous values. */
export const Rejected: Story = {
  tags: ['2.103', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { user: rejected },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:status.rejected'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: submit })).toBeVisible();
  },
};
