import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from '../../components/TextArea/index.ts';
import { guide, t, within } from '../../stories/index.ts';
import { serverErrors } from '../forms/forms.fixtures.ts';
import { DraftForm, type DraftFormProps } from './DraftForm.tsx';

const texts = {
  submit: t('experts:signUp.continueWithEmail'),
  google: t('auth:google.signUp'),
  or: t('auth:google.or'),
};
const field = (
  <TextArea
    label={t('instructor:fields.qualifications')}
    description={t('instructor:fields.qualificationsHint')}
    rows={3}
  />
);

const meta = {
  component: DraftForm,
  args: { onSubmit: fn(), texts, children: field },
  decorators: [within(440)],
  parameters: guide({
    use: [
      'For a form whose machine stores the draft, so that it survives a reload, and validates the values.',
      'With `onGoogle` if a third-party sign-up can submit the same fields.',
    ],
    instead: [
      { when: 'It has several steps', use: 'StepForm' },
      { when: 'The draft is not stored', use: 'AccountForm, InstructorForm and so on' },
    ],
    keyboard: {
      Enter: 'In a single-line field: submits the form, as the main button does.',
      'After an attempt': 'If a value is invalid, the first field with an error has the focus.',
    },
  }),
} satisfies Meta<typeof DraftForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutGoogle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithGoogle: Story = {
  args: { onGoogle: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.google }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Shows the required error after an attempt. */
function ValidatedDraftForm(props: DraftFormProps) {
  const [attempted, setAttempted] = useState(false);
  return (
    <DraftForm {...props} onSubmit={() => setAttempted(true)} onGoogle={() => setAttempted(true)}>
      <TextArea
        label={t('instructor:fields.bio')}
        error={attempted ? t('errors:validation.bioRequired') : undefined}
        rows={3}
      />
    </DraftForm>
  );
}

/** The first invalid field gets the focus after either kind of submit. */
export const Invalid: Story = {
  render: (args) => <ValidatedDraftForm {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.google }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(t('errors:validation.bioRequired'));
  },
};

export const ServerError: Story = { args: { onGoogle: fn(), error: serverErrors.network } };

export const Busy: Story = {
  args: { busy: 'submit', texts: { ...texts, busy: t('experts:signUp.creating') } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('experts:signUp.creating') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The third-party token is being submitted. */
export const BusyWithGoogle: Story = { args: { onGoogle: fn(), busy: 'google' } };
