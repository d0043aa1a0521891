import { expertiseSearchMinimum } from '@lyceum/rules';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { instructor } from '../../../fixtures/catalog.ts';
import { expertises, searchAt } from '../../../fixtures/expertises.ts';
import { onboardingAt } from '../../../fixtures/experts.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { leaveField } from '../../../fixtures/leaveField.ts';
import { OnboardingScreen } from './OnboardingScreen.tsx';

const filled = {
  expertise: ['python', 'photography'],
  qualifications: instructor.qualifications,
  bio: instructor.bio,
};

const onboarding = (...[value, context]: Parameters<typeof onboardingAt>) =>
  onboardingAt(value, { profile: filled, ...context });
const atExpertise = (context: Parameters<typeof onboardingAt>[1] = {}) =>
  onboarding({ filling: 'expertise' }, { step: 'expertise', ...context });
const atQualifications = (context: Parameters<typeof onboardingAt>[1] = {}) =>
  onboarding({ filling: 'qualifications' }, { step: 'qualifications', ...context });

const nothing = { expertise: [], qualifications: '', bio: '' };
const searching = (...search: Parameters<typeof searchAt>) => ({ search: searchAt(...search), send: fn() });

const meta = {
  title: 'Onboarding',
  component: OnboardingScreen,
  decorators: [inApp({ path: '/instructor-onboarding', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: { onboarding: atExpertise(), send: fn(), expertise: searching('blank') },
} satisfies Meta<typeof OnboardingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const expertiseField = { name: t('instructor:fields.expertise') };
const next = { name: t('common:actions.next') };

/** Opens the dropdown and expects this text in it. */
const saysInDropdown =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', expertiseField));
    await expect(await screen.findByText(text)).toBeVisible();
  };

/** Submits the empty step, and expects the error of its field until the field is edited. */
const showsError =
  (error: 'qualificationsRequired' | 'bioRequired'): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    const text = t(`errors:validation.${error}`);
    const submit = () =>
      canvas.getByRole(
        'button',
        error === 'bioRequired' ? { name: t('instructor:onboarding.complete') } : next,
      );
    const field = canvas.getByRole('textbox');
    await userEvent.click(submit());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' ');
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.clear(field);
    await expect(args.send).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: expect.stringMatching('completed') }),
    );
    await userEvent.click(submit());
    await expect(await canvas.findByText(text)).toBeVisible();
    await leaveField();
  };

export const Expertise: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', next));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'step.completed' }));
  },
};

export const ExpertiseMissing: Story = {
  args: { onboarding: atExpertise({ profile: nothing }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', next));
    const field = canvas.getByRole('combobox', expertiseField);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('errors:validation.expertiseRequired')),
    );
    await leaveField();
  },
};

/** The fields are empty. */
export const SearchBlank: Story = {
  tags: ['2.85'],
  args: { onboarding: atExpertise({ profile: nothing }) },
  play: saysInDropdown(t('instructor:picker.blank')),
};

export const SearchTooShort: Story = {
  tags: ['2.85'],
  args: { expertise: searching('tooShort', { query: 'ph' }) },
  play: saysInDropdown(t('instructor:picker.tooShort', { minimum: expertiseSearchMinimum })),
};

/** Until 300 ms have passed since the last character. */
export const SearchWaiting: Story = {
  args: { expertise: searching('waiting', { query: 'phy' }) },
  play: saysInDropdown(t('instructor:picker.loading')),
};

export const Searching: Story = {
  tags: ['2.85'],
  args: { expertise: searching('searching', { query: 'phy' }) },
  play: saysInDropdown(t('instructor:picker.loading')),
};

/** Selected areas are not suggested again. */
export const SearchFound: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: {
    onboarding: atExpertise({ profile: { ...nothing, expertise: ['physics'] } }),
    expertise: searching('found', {
      query: inLanguage({ en: 'physics', ar: 'الفيزياء', fr: 'physique' }),
      results: expertises.filter(({ id }) => id.includes('physics')),
    }),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', expertiseField);
    await userEvent.click(field);
    const expertise = {
      name: inLanguage({ en: 'Astrophysics', ar: 'الفيزياء الفلكية', fr: 'Astrophysique' }),
    };
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', expertise));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'profile.typed',
      profile: { expertise: ['physics', 'astrophysics'] },
    });
    // In a list that has not closed by itself yet, what was chosen would still be highlighted.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.remove', expertise) }));
    await userEvent.click(field);
    // Whether an opened list highlights what was chosen before depends on when it was closed.
    const option = await screen.findByRole('option', expertise);
    await userEvent.hover(option);
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
  },
};

export const NothingFound: Story = {
  tags: ['2.85'],
  args: { expertise: searching('found', { query: 'beekeeping' }) },
  play: saysInDropdown(t('instructor:picker.none')),
};

export const SearchFailed: Story = {
  tags: ['8.35'],
  args: {
    expertise: searching('failed', { query: 'phy', searchMessage: t('errors:operations.listExpertises') }),
  },
  play: saysInDropdown(t('errors:operations.listExpertises')),
};

/** Stored areas have only an id until their names are loaded. */
export const NamesLoading: Story = {
  args: { expertise: searching('blank', { names: 'loading', selected: filled.expertise }) },
};

export const NamesFailed: Story = {
  args: {
    expertise: searching('blank', {
      names: 'failed',
      selected: filled.expertise,
      selectedMessage: t('errors:operations.getExpertise'),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.expertise.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const Qualifications: Story = {
  args: { onboarding: atQualifications() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.back') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'back.requested' });
  },
};

export const QualificationsMissing: Story = {
  tags: ['5.5', 'en-light-1280'],
  args: {
    onboarding: atQualifications({
      profile: { ...filled, qualifications: '' },
    }),
  },
  play: showsError('qualificationsRequired'),
};

export const Bio: Story = {
  args: { onboarding: onboarding({ filling: { bio: 'typing' } }, { profile: { ...filled, bio: '' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('instructor:fields.bio') }), 'I');
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.typed', profile: { bio: 'I' } });
    await userEvent.keyboard('{Backspace}');
  },
};

export const BioMissing: Story = {
  args: {
    onboarding: onboarding({ filling: { bio: 'typing' } }, { profile: { ...filled, bio: '' } }),
  },
  play: showsError('bioRequired'),
};

/** The button cannot be pressed twice. */
export const Saving: Story = {
  args: { onboarding: onboarding('saving') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('instructor:onboarding.completing') }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The field keeps its text. */
export const Refused: Story = {
  tags: ['en-light-1280'],
  args: { onboarding: onboarding({ filling: { bio: 'refused' } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:screens.onboarding'));
    await userEvent.click(canvas.getByRole('button', { name: t('instructor:onboarding.complete') }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ type: 'profile.completed', profile: filled }),
    );
  },
};

/** Shown for two seconds before the dashboard opens; the link opens it immediately. */
export const Completed: Story = {
  tags: ['2.150'],
  args: { onboarding: onboarding('completed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('instructor:onboarding.success'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('instructor:onboarding.dashboard') })).toBeVisible();
  },
};

/** The page does not change until the dashboard is loaded. */
export const OnTheWayToDashboard: Story = { args: { onboarding: onboarding('onTheWayToDashboard') } };
