import { type InstructorForm, instructorProfileSchema, instructorSchema } from '@lyceum/rules/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextArea } from '../../components/TextArea/index.ts';
import { t, within } from '../../stories/index.ts';
import { describeProblem, serverErrors } from '../forms/forms.fixtures.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { draftFormGuide } from './DraftForm.guide.tsx';
import { DraftForm, type DraftFormProps } from './DraftForm.tsx';

const texts = {
  submit: t('experts:signUp.continueWithEmail'),
  google: t('auth:google.signUp'),
  or: t('auth:google.or'),
};
const expertise = ['ceramics'];

type StoryProps = Omit<DraftFormProps<InstructorForm, InstructorForm>, 'form' | 'children'>;

/** With valid values. */
function Draft(props: StoryProps) {
  const { form } = useSchemaForm(instructorProfileSchema, {
    initial: { expertise, qualifications: '', bio: '' },
    describeProblem,
  });
  return (
    <DraftForm {...props} form={form}>
      <TextArea
        {...form.register('qualifications')}
        label={t('instructor:fields.qualifications')}
        description={t('instructor:fields.qualificationsHint')}
        rows={3}
      />
    </DraftForm>
  );
}

/** Requires a bio. */
function InvalidDraft(props: StoryProps) {
  const { form, problem } = useSchemaForm(instructorSchema, {
    initial: { expertise, qualifications: 'MSc', bio: '' },
    describeProblem,
  });
  return (
    <DraftForm {...props} form={form}>
      <TextArea
        {...form.register('bio')}
        label={t('instructor:fields.bio')}
        error={problem('bio')}
        rows={3}
      />
    </DraftForm>
  );
}

const meta = {
  component: DraftForm as ComponentType<StoryProps>,
  args: { onSubmit: fn(), texts },
  render: (args) => <Draft {...args} />,
  decorators: [within(440)],
  parameters: draftFormGuide,
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutGoogle: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const WithGoogle: Story = {
  args: { onGoogle: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.google }));
    await waitFor(() => expect(args.onGoogle).toHaveBeenCalledOnce());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The first invalid field gets the focus after either kind of submit. */
export const Invalid: Story = {
  args: { onGoogle: fn() },
  render: (args) => <InvalidDraft {...args} />,
  play: async ({ canvas, args }) => {
    for (const name of [texts.submit, texts.google]) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    }
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(t('errors:validation.bioRequired'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onGoogle).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = { args: { onGoogle: fn(), error: serverErrors.network } };

export const Busy: Story = {
  tags: ['same-look'],
  args: { busy: 'submit', texts: { ...texts, busy: t('experts:signUp.creating') } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('experts:signUp.creating') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The third-party token is being submitted. */
export const BusyWithGoogle: Story = { args: { onGoogle: fn(), busy: 'google' } };
