import type { ExpertStep } from '@lyceum/flows/expert-sign-up';
import {
  expertiseStepSchema,
  type InstructorForm,
  instructorSchema,
  qualificationsStepSchema,
} from '@lyceum/rules/schemas';
import { Form, useSchemaForm } from '@lyceum/ui/patterns/forms';
import { ExpertiseField, type ExpertiseFieldProps } from '../../../app/forms/ExpertiseField.tsx';
import { ProfileText } from './ExpertFields.tsx';
import { useDescribeProblem } from './useDescribeProblem.ts';

export type ExpertiseSearch = Pick<ExpertiseFieldProps, 'search' | 'send' | 'freeText' | 'serverIds'>;

interface StepProps {
  /** The id of the form. */
  id: string;
  /** The initial values: the draft. */
  profile: InstructorForm;
  send: (
    event:
      | { type: 'profile.typed'; profile: Partial<InstructorForm> }
      | { type: 'step.completed' }
      | { type: 'profile.completed'; profile: InstructorForm },
  ) => void;
  /** The search for areas of expertise and its `send`. */
  expertise: ExpertiseSearch;
}

/** The form of a step of an instructor profile. */
export function ProfileStep({ step, ...props }: StepProps & { step: Exclude<ExpertStep, 'account'> }) {
  if (step === 'expertise') return <ExpertiseStep {...props} />;
  return step === 'qualifications' ? <QualificationsStep {...props} /> : <BioStep {...props} />;
}

function ExpertiseStep({ id, profile, send, expertise }: StepProps) {
  const { form, problem } = useSchemaForm(expertiseStepSchema, {
    initial: { expertise: profile.expertise },
    describeProblem: useDescribeProblem(),
    onDraft: (values) => send({ type: 'profile.typed', profile: values }),
    errorsUntil: 'edited',
  });
  return (
    <Form id={id} form={form} onSubmit={() => send({ type: 'step.completed' })}>
      <ExpertiseField
        {...expertise}
        value={form.watch('expertise')}
        onChange={(ids) => form.setValue('expertise', ids)}
        error={problem('expertise')}
      />
    </Form>
  );
}

function QualificationsStep({ id, profile, send }: StepProps) {
  const { form, problem } = useSchemaForm(qualificationsStepSchema, {
    initial: { qualifications: profile.qualifications },
    describeProblem: useDescribeProblem(),
    onDraft: (values) => send({ type: 'profile.typed', profile: values }),
    errorsUntil: 'edited',
  });
  return (
    <Form id={id} form={form} onSubmit={() => send({ type: 'step.completed' })}>
      <ProfileText {...form.register('qualifications')} error={problem('qualifications')} />
    </Form>
  );
}

// The bio completes the profile, so the whole profile is validated.
function BioStep({ id, profile, send }: StepProps) {
  const { form, problem } = useSchemaForm(instructorSchema, {
    initial: profile,
    describeProblem: useDescribeProblem(),
    onDraft: ({ bio }) => send({ type: 'profile.typed', profile: { bio } }),
    errorsUntil: 'edited',
  });
  return (
    <Form
      id={id}
      form={form}
      onSubmit={(completed) => send({ type: 'profile.completed', profile: completed })}
    >
      <ProfileText {...form.register('bio')} error={problem('bio')} />
    </Form>
  );
}
