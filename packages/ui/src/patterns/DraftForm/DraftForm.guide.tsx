import { instructorProfileSchema } from '@lyceum/rules/schemas';
import { Button } from '../../components/Button/index.ts';
import { Inline, Stack } from '../../components/layout/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { guide, t } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { DraftForm } from './DraftForm.tsx';

const submit = t('experts:signUp.continueWithEmail');
const qualifications = {
  label: t('instructor:fields.qualifications'),
  description: t('instructor:fields.qualificationsHint'),
  rows: 3,
};

function Draft() {
  const { form } = useSchemaForm(instructorProfileSchema, {
    initial: { expertise: ['ceramics'], qualifications: '', bio: '' },
    describeProblem,
  });
  return (
    <DraftForm
      form={form}
      onSubmit={() => undefined}
      texts={{ submit, google: t('auth:google.signUp'), or: t('auth:google.or') }}
    >
      <TextArea {...form.register('qualifications')} {...qualifications} />
    </DraftForm>
  );
}

export const draftFormGuide = guide({
  use: [
    'For a form whose draft a machine stores, so that it survives a reload.',
    'With `onGoogle` if a third-party sign-up can submit the same fields.',
  ],
  instead: [
    { when: 'It has several steps', use: 'StepForm' },
    { when: 'The draft is not stored', use: 'AccountForm, InstructorForm and so on' },
  ],
  do: <Draft />,
  why: 'Each change is stored, so the form needs only the button that continues.',
  dont: (
    <Stack>
      <TextArea {...qualifications} />
      <Inline>
        <Button>{t('courseEditor:form.saveDraft')}</Button>
        <Button tone="primary">{submit}</Button>
      </Inline>
    </Stack>
  ),
  whyNot: 'A button to save the draft suggests that the input is lost without it.',
  keyboard: {
    Enter:
      'In a single-line field: submits the form. If fields are invalid, the first of them gets the focus.',
  },
});
