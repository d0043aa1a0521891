import { zodResolver } from '@hookform/resolvers/zod';
import type { CourseDraft } from '@lyceum/rules/drafts';
import { courseSchema, type CourseForm as Values } from '@lyceum/rules/schemas';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../../components/Notice/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import { CourseButtons, type CourseButtonsProps } from './CourseButtons.tsx';
import { CourseFields, type CourseFieldsProps, type TypedCourse } from './CourseFields.tsx';
import type { CourseFormTexts } from './texts.ts';

export type CourseFormValues = Values;

export interface CourseFormProps
  extends FormRest,
    Omit<CourseButtonsProps, 'texts'>,
    Omit<CourseFieldsProps, 'form'> {
  /** What the fields hold at first, whether it can be saved or not. @default nothing */
  initial?: CourseDraft | null;
  /** Told of what the fields hold, each time one changes: for keeping what is not saved yet. */
  onDraft?: (draft: CourseDraft) => void;
  /** Save it as it is: a new course and a draft as a draft. */
  onSave: (values: CourseFormValues) => void;
  /** Save it, and let everyone see it. */
  onPublish: (values: CourseFormValues) => void;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  /** Said over the buttons while it is given: that it was saved. */
  success?: string | undefined;
  texts: CourseFormTexts;
}

const nothing: CourseDraft = {
  name: {},
  description: {},
  category: '',
  price: null,
  sessions: null,
  handsOnPractice: false,
  learnersRequired: null,
  tags: [],
  promotionalImage: null,
  scheduledTime: null,
};

/** A number that is missing is one that is wrong, until there is one. */
const typedOf = (draft: CourseDraft): TypedCourse => ({
  ...draft,
  price: draft.price ?? Number.NaN,
  sessions: draft.sessions ?? Number.NaN,
});

/** Creates a course or changes one. product.md, Courses and learning. */
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
  const form = useForm<TypedCourse, unknown, Values>({
    resolver: zodResolver(courseSchema),
    defaultValues: typedOf(initial ?? nothing),
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft?.(values) }),
    [subscribe, onDraft],
  );
  return (
    <Form
      {...rest}
      form={form}
      onSubmit={(values, pressed) => (pressed === 'publish' ? onPublish(values) : onSave(values))}
    >
      <CourseFields form={form} categories={categories} texts={texts} describeProblem={describeProblem} />
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
