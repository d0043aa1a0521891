import type { User } from '@lyceum/api-client';
import { instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { instructor } from '../../../fixtures/catalog.ts';
import { searchAt } from '../../../fixtures/expertises.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { requests } from '../../../fixtures/requests.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { InstructorProfileScreen } from './InstructorProfileScreen.tsx';

const [{ qualifications, bio }] = requests;
const draft = { expertise: ['photography', 'physics'], qualifications, bio };

const draftKey = { name: 'instructor-profile', owner: 'u1' };
const profile = (
  value: StateValueFrom<typeof instructorProfileMachine>,
  context: { draft?: typeof draft; message?: string; saved?: User } = {},
) => at(instructorProfileMachine, value, { draft, draftKey, message: null, saved: null, ...context });

const save = t('instructor:profile.save');

const meta = {
  title: 'Instructor profile',
  component: InstructorProfileScreen,
  decorators: [inApp({ path: '/instructor-profile', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: {
    user: instructor,
    profile: profile('editing'),
    send: fn(),
    expertise: { search: searchAt('blank'), send: fn() },
  },
} satisfies Meta<typeof InstructorProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  tags: ['2.89', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('common:status.approved'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'form.submitted', values: draft }));
  },
};

export const PendingApproval: Story = {
  tags: ['2.89', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { user: { ...instructor, isInstructorApproved: false, instructorStatus: 'pending' } },
};

export const Rejected: Story = {
  tags: ['2.89'],
  args: { user: { ...instructor, isInstructorApproved: false, instructorStatus: 'rejected' } },
};

/** Only an area of expertise is required. */
export const Invalid: Story = {
  tags: ['5.5'],
  args: { profile: profile('editing', { draft: { expertise: [], qualifications: '', bio: '' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(await canvas.findByText(t('errors:validation.expertiseRequired'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: t('instructor:fields.expertise') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(t('errors:validation.bioRequired'))).toBeNull();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { profile: profile('submitting') } };

export const Refused: Story = {
  args: { profile: profile('refused', { message: t('errors:operations.updateInstructorProfile') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.updateInstructorProfile'));
  },
};

/** For three seconds. */
export const Saved: Story = {
  tags: ['2.89'],
  args: { profile: profile('submitted') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('instructor:profile.success'))).toBeVisible();
  },
};

/** Saving without a bio redirects to the onboarding; the page does not change until then. */
export const OnTheWayToOnboarding: Story = {
  args: {
    profile: profile('onTheWayToOnboarding', {
      draft: { ...draft, bio: '' },
      saved: { ...instructor, bio: '' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('instructor:profile.success'))).toBeVisible();
  },
};

/** The names of the selected areas failed to load. They are 'Unknown' until a retry succeeds. */
export const NamesFailed: Story = {
  args: {
    expertise: {
      search: searchAt('blank', {
        names: 'failed',
        selected: draft.expertise,
        selectedMessage: t('errors:operations.getExpertise'),
      }),
      send: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.expertise.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};
