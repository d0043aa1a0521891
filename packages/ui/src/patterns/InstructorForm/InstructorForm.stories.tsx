import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { areas, ceramics, photography } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { inLanguage, t, within } from '../../stories/index.ts';
import { expertiseTexts } from '../ExpertisePicker/ExpertisePicker.fixtures.ts';
import { ExpertisePicker } from '../ExpertisePicker/index.ts';
import { describeProblem, serverErrors } from '../forms/forms.fixtures.ts';
import { instructorFormGuide } from './InstructorForm.guide.tsx';
import { type ExpertiseControl, InstructorForm } from './InstructorForm.tsx';

const texts = {
  expertise: t('instructor:fields.expertise'),
  expertiseHint: t('instructor:fields.expertiseListHint'),
  qualifications: t('instructor:fields.qualifications'),
  qualificationsHint: t('instructor:fields.qualificationsHint'),
  bio: t('instructor:fields.bio'),
  bioHint: t('instructor:fields.bioHint'),
  submit: t('instructor:application.submit'),
  busy: t('instructor:application.submitting'),
};

const qualifications = inLanguage({
  en: 'Diploma in ceramics, Stoke-on-Trent. Twelve years in a shared studio.',
  ar: 'دبلوم في الخزف من معهد الحِرف. اثنتا عشرة سنة في مشغل مشترك.',
  fr: 'Diplôme de céramique, Vallauris. Douze ans dans un atelier partagé.',
});
const bio = inLanguage({
  en: 'I throw tableware for three restaurants, and teach what my hands learned the slow way.',
  ar: 'أصنع أواني المائدة لثلاثة مطاعم، وأعلّم ما تعلّمته يداي على مهل.',
  fr: 'Je tourne la vaisselle de trois restaurants et j’enseigne ce que mes mains ont appris lentement.',
});

function Expertise({ value, onChange, error }: ExpertiseControl) {
  const [query, setQuery] = useState('');
  return (
    <ExpertisePicker
      label={texts.expertise}
      description={t('instructor:fields.expertiseHint')}
      error={error}
      selected={value.map((id) => areas.find((area) => area.value === id) ?? { value: id, label: id })}
      onChange={onChange}
      query={query}
      onQueryChange={setQuery}
      status={query === '' ? 'blank' : 'found'}
      suggestions={areas}
      freeText
      texts={expertiseTexts}
    />
  );
}

const meta = {
  component: InstructorForm,
  args: {
    onSubmit: fn(),
    onDraft: fn(),
    renderExpertise: (control) => <Expertise {...control} />,
    texts,
    describeProblem,
  },
  decorators: [within(560)],
  parameters: instructorFormGuide,
} satisfies Meta<typeof InstructorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Application: Story = {
  tags: ['ar-dark-1280', 'fr-light-375'],
  play: async ({ canvas, args }) => {
    const picker = canvas.getByRole('combobox', { name: texts.expertise });
    await userEvent.type(picker, `${ceramics.label}{Enter}`);
    await userEvent.type(canvas.getByLabelText(texts.qualifications), qualifications);
    await userEvent.type(canvas.getByLabelText(texts.bio), bio);
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      expertise: [ceramics.value],
      qualifications,
      bio,
    });
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ expertise: [ceramics.value], qualifications, bio }),
    );
  },
};

/** As in ‘Become an Instructor’ of the profile. */
export const CommaSeparated: Story = {
  args: { initial: { expertise: [], qualifications, bio } },
  render: ({ renderExpertise: _, ...args }) => <InstructorForm {...args} />,
  play: async ({ canvas, args }) => {
    const comma = inLanguage({ en: ', ', ar: '، ', fr: ', ' });
    const expertiseText = [ceramics.label, photography.label, ceramics.label].join(comma);
    await userEvent.type(canvas.getByLabelText(texts.expertise), `${expertiseText}{Enter}`);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        expertise: [ceramics.label, photography.label],
        qualifications,
        bio,
      }),
    );
  },
};

/** All three are required, and the first invalid field gets the focus, including the picker. */
export const Invalid: Story = {
  tags: ['en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await expect(await canvas.findByText(describeProblem('expertiseRequired'))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: texts.expertise })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

/** An existing profile with its status. Only expertise is required. */
export const Profile: Story = {
  args: {
    purpose: 'profile',
    initial: { expertise: [ceramics.value, photography.value], qualifications, bio: '' },
    badge: (
      <>
        <Badge tone="caution">{t('common:status.pendingApproval')}</Badge>
        {t('dashboard:instructor.pending')}
      </>
    ),
    texts: { ...texts, submit: t('instructor:profile.save'), busy: t('instructor:profile.saving') },
    success: t('instructor:profile.success'),
  },
};

export const Busy: Story = {
  tags: ['same-look'],
  args: { busy: true, initial: { expertise: [ceramics.value], qualifications, bio } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.busy }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  args: { error: serverErrors.network, initial: { expertise: [ceramics.value], qualifications, bio } },
};
