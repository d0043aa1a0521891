import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@lyceum/rules';
import {
  instructorProfileSchema,
  instructorSchema,
  type InstructorForm as Values,
} from '@lyceum/rules/schemas';
import { type ReactNode, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { commaList } from '../forms/commaList.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import { send, status } from './InstructorForm.css.ts';

export type InstructorFormValues = Values;

/** What a control for areas of expertise is given: ids or free texts. */
export interface ExpertiseControl {
  value: string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

export interface InstructorFormTexts {
  /** The name of the comma-separated list, where expertise is entered so. */
  expertise: string;
  /** 'Separate them with commas.' */
  expertiseHint: string;
  qualifications: string;
  qualificationsHint?: string;
  bio: string;
  bioHint?: string;
  /** 'Submit Application' or 'Save Changes', and what the button says meanwhile. */
  submit: string;
  busy: string;
}

export interface InstructorFormProps extends FormRest {
  /** What the fields hold at first. @default nothing */
  initial?: InstructorFormValues;
  /**
   * An application asks for all three; who edits a profile that exists must only have an expertise
   * (Specification §5). @default 'application'
   */
  purpose?: 'application' | 'profile';
  /** Makes the control for expertise, such as an `ExpertisePicker`. @default a comma-separated list */
  renderExpertise?: (control: ExpertiseControl) => ReactNode;
  onSubmit: (values: InstructorFormValues) => void;
  /** Told of what the fields hold, each time one changes: for keeping what is not sent yet. */
  onDraft?: (values: InstructorFormValues) => void;
  /** @default false */
  busy?: boolean;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  /** Said over the button while it is given: that it was submitted or saved. */
  success?: string | undefined;
  /** How the application stands, above the fields: a `Badge` and a sentence. */
  badge?: ReactNode;
  texts: InstructorFormTexts;
  describeProblem: DescribeProblem;
}

const nothing: InstructorFormValues = { expertise: [], qualifications: '', bio: '' };

/** Expertise, qualifications and bio: /instructor-info, /instructor-profile and 'Become an Instructor'. */
export function InstructorForm({
  initial = nothing,
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
  const form = useForm<InstructorFormValues>({
    resolver: zodResolver(purpose === 'application' ? instructorSchema : instructorProfileSchema),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft?.(values) }),
    [subscribe, onDraft],
  );
  const { errors } = form.formState;
  // A list's own problem, or that of one of its entries.
  const expertiseProblem = errors.expertise?.message ? errors.expertise : errors.expertise?.find?.(Boolean);
  const isApplication = purpose === 'application';
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {badge ? <div className={status}>{badge}</div> : null}
      <Controller
        control={form.control}
        name="expertise"
        render={({ field: { value, onChange, onBlur, ref } }) => {
          const problem = problemText(expertiseProblem, describeProblem);
          return (
            <>
              {renderExpertise?.({ value, onChange, error: problem }) ?? (
                <TextField
                  ref={ref}
                  label={texts.expertise}
                  description={texts.expertiseHint}
                  error={problem}
                  defaultValue={value.join(', ')}
                  onChange={({ currentTarget }) => onChange(commaList(currentTarget.value))}
                  onBlur={onBlur}
                  required
                />
              )}
            </>
          );
        }}
      />
      <TextArea
        {...form.register('qualifications')}
        label={texts.qualifications}
        {...(texts.qualificationsHint ? { description: texts.qualificationsHint } : {})}
        error={problemText(errors.qualifications, describeProblem)}
        maxLength={limits.qualificationsMaximum}
        required={isApplication}
      />
      <TextArea
        {...form.register('bio')}
        label={texts.bio}
        {...(texts.bioHint ? { description: texts.bioHint } : {})}
        error={problemText(errors.bio, describeProblem)}
        maxLength={limits.bioMaximum}
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
