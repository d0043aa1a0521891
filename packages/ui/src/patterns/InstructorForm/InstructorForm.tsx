'use client';

import { emptyInstructorDraft } from '@lyceum/rules/drafts';
import {
  instructorProfileSchema,
  instructorSchema,
  type InstructorForm as Values,
} from '@lyceum/rules/schemas';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { commaList } from '../forms/commaList.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { send, status } from './InstructorForm.css.ts';

export type InstructorFormValues = Values;

/** The props of a control for areas of expertise: ids or free texts. */
export interface ExpertiseControl {
  value: string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

export interface InstructorFormTexts {
  /** The label of the comma-separated list. */
  expertise: string;
  /** 'Separate them with commas.' */
  expertiseHint: string;
  qualifications: string;
  qualificationsHint?: string;
  bio: string;
  bioHint?: string;
  /** 'Submit Application' or 'Save Changes', and the label while busy. */
  submit: string;
  busy: string;
}

export interface InstructorFormProps extends FormRest {
  /** The initial values. @default empty fields */
  initial?: InstructorFormValues;
  /** An application requires all three fields, an existing profile only expertise [5.5]. @default 'application' */
  purpose?: 'application' | 'profile';
  /** Renders the control for expertise, such as an `ExpertisePicker`. @default a comma-separated list */
  renderExpertise?: (control: ExpertiseControl) => ReactNode;
  /** Called with the valid values. */
  onSubmit: (values: InstructorFormValues) => void;
  /** Called with the values on every change, to store the draft. */
  onDraft?: (values: InstructorFormValues) => void;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** A success message above the button, shown while set. */
  success?: string | undefined;
  /** The status of the application above the fields: a `Badge` and a sentence. */
  badge?: ReactNode;
  /** The texts, in the language of the page. */
  texts: InstructorFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** The expertise, qualifications and bio of an instructor, as an application or a profile. */
export function InstructorForm({
  initial = emptyInstructorDraft,
  purpose = 'application',
  renderExpertise,
  onSubmit,
  onDraft,
  busy = false,
  error = null,
  success,
  badge,
  texts,
  describeProblem,
  ...rest
}: InstructorFormProps) {
  const isApplication = purpose === 'application';
  const { form, problem } = useSchemaForm(isApplication ? instructorSchema : instructorProfileSchema, {
    initial,
    describeProblem,
    onDraft,
  });
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {badge ? <div className={status}>{badge}</div> : null}
      <Controller
        control={form.control}
        name="expertise"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <>
            {renderExpertise?.({ value, onChange, error: problem('expertise') }) ?? (
              <TextField
                ref={ref}
                label={texts.expertise}
                description={texts.expertiseHint}
                error={problem('expertise')}
                defaultValue={value.join(', ')}
                onChange={({ currentTarget }) => onChange(commaList(currentTarget.value))}
                onBlur={onBlur}
                required
              />
            )}
          </>
        )}
      />
      <TextArea
        {...form.register('qualifications')}
        label={texts.qualifications}
        {...(texts.qualificationsHint ? { description: texts.qualificationsHint } : {})}
        error={problem('qualifications')}
        required={isApplication}
      />
      <TextArea
        {...form.register('bio')}
        label={texts.bio}
        {...(texts.bioHint ? { description: texts.bioHint } : {})}
        error={problem('bio')}
        required={isApplication}
      />
      {error ? <Notice tone="critical">{error}</Notice> : null}
      {success ? <Notice tone="positive">{success}</Notice> : null}
      <span className={send}>
        <Button type="submit" tone="primary" busy={busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </span>
    </Form>
  );
}
