import { type CourseDraft, emptyCourseDraft } from '@lyceum/rules/drafts';
import { courseSchema, type CourseForm as Values } from '@lyceum/rules/schemas';
import { Notice } from '../../components/Notice/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { CourseButtons, type CourseButtonsProps } from './CourseButtons.tsx';
import { CourseFields, type CourseFieldsProps } from './CourseFields.tsx';
import type { CourseFormTexts } from './texts.ts';
import type { TypedCourse } from './types.ts';

export type CourseFormValues = Values;

export interface CourseFormProps
  extends FormRest,
    Omit<CourseButtonsProps, 'texts'>,
    Omit<CourseFieldsProps, 'form' | 'problem'> {
  /** The initial values, valid or not. @default empty fields */
  initial?: CourseDraft | null;
  /** Called with the values on every change, to store the draft. */
  onDraft?: (draft: CourseDraft) => void;
  /** Called to save. New courses and drafts are saved as drafts. */
  onSave: (values: CourseFormValues) => void;
  /** Called to save and publish. */
  onPublish: (values: CourseFormValues) => void;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** A success message above the buttons, shown while set. */
  success?: string | undefined;
  /** The texts, in the language of the page. */
  texts: CourseFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** A missing number is invalid until one is entered. */
const typedOf = (draft: CourseDraft): TypedCourse => ({
  ...draft,
  price: draft.price ?? Number.NaN,
  sessions: draft.sessions ?? Number.NaN,
});

/** Creates or edits a course. */
export function CourseForm({
  state,
  initial = null,
  categories,
  onDraft,
  onSave,
  onPublish,
  onUnpublish,
  onDelete,
  askingToDelete = false,
  onDeleteCancel,
  onDeleteConfirm,
  busy = null,
  error = null,
  success,
  texts,
  describeProblem,
  ...rest
}: CourseFormProps) {
  const { form, problem } = useSchemaForm(courseSchema, {
    initial: typedOf(initial ?? emptyCourseDraft),
    describeProblem,
    onDraft,
  });
  return (
    <Form
      {...rest}
      form={form}
      onSubmit={(values, pressed) => (pressed === 'publish' ? onPublish(values) : onSave(values))}
    >
      <CourseFields form={form} problem={problem} categories={categories} texts={texts} />
      {error ? <Notice tone="critical">{error}</Notice> : null}
      {success ? <Notice tone="positive">{success}</Notice> : null}
      <CourseButtons
        state={state}
        onUnpublish={onUnpublish}
        onDelete={onDelete}
        askingToDelete={askingToDelete}
        onDeleteCancel={onDeleteCancel}
        onDeleteConfirm={onDeleteConfirm}
        busy={busy}
        texts={texts}
      />
    </Form>
  );
}
