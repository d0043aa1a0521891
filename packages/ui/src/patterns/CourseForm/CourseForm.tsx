'use client';

import {
  type CourseDraft,
  courseSchema,
  emptyCourseDraft,
  type CourseForm as Values,
} from '@lyceum/rules/course';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../components/Notice/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import type { CourseCardProps } from '../CourseCard/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { CourseButtons, type CourseButtonsProps } from './CourseButtons.tsx';
import { CourseFields, type CourseFieldsProps } from './CourseFields.tsx';
import { above, actions, frame, layout, side } from './CourseForm.css.ts';
import { CoursePreview } from './CoursePreview.tsx';
import { firstLanguage, invalidLanguage } from './languages.ts';
import { newSession } from './newSession.ts';
import { PublishChecklist } from './PublishChecklist.tsx';
import type { TypedCourse } from './types.ts';
import { useFocusPlace } from './useFocusPlace.ts';

export type CourseFormValues = Values;

export interface CourseFormProps
  extends FormRest,
    Omit<CourseButtonsProps, 'texts'>,
    Pick<CourseFieldsProps, 'categories' | 'timeZone' | 'imageUpload' | 'fileUpload' | 'texts'> {
  /** The initial values, valid or not. @default empty fields */
  initial?: CourseDraft | null;
  /** The revision of the course, which changes with each save. A removed session can be restored until then. @default null */
  revision?: string | null;
  /** Called with the values on every change, to store the draft. */
  onDraft?: (draft: CourseDraft) => void;
  /** Called to save. New courses and drafts are saved as drafts. */
  onSave: (values: CourseFormValues) => void;
  /** Called to save and publish. */
  onPublish: (values: CourseFormValues) => void;
  /** The card of the course with the values of the last `onDraft`. */
  preview: Omit<CourseCardProps, 'href'>;
  /** Called to see the whole page of the course, with the values of the last `onDraft`. */
  onPreview: () => void;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** A success message above the buttons, shown while set. */
  success?: string | undefined;
  /** Where unsaved changes are kept, quietly below the buttons. @default nothing */
  status?: string | undefined;
  /** A `Notice` above the fields, for example about a restored draft. @default nothing */
  notice?: ReactNode;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** A missing price is invalid until one is entered. A new course has one session. */
const typedOf = (draft: CourseDraft | null): TypedCourse => ({
  ...(draft ?? { ...emptyCourseDraft, sessionList: [newSession()] }),
  price: draft?.price ?? Number.NaN,
});

/** Creates or edits a course. */
export function CourseForm({
  state,
  initial = null,
  categories,
  timeZone = 'UTC',
  preview,
  onPreview,
  imageUpload,
  fileUpload,
  revision = null,
  onDraft,
  onSave,
  onPublish,
  onUnpublish,
  onDuplicate,
  onDelete,
  askingToDelete = false,
  onDeleteCancel,
  onDeleteConfirm,
  busy = null,
  error = null,
  success,
  status,
  notice,
  texts,
  describeProblem,
  ...rest
}: CourseFormProps) {
  const [typed] = useState(() => typedOf(initial));
  const { form, problem } = useSchemaForm(courseSchema, {
    initial: typed,
    describeProblem,
    onDraft,
  });
  const { language: current } = useUi();
  const [language, setLanguage] = useState(() => firstLanguage(initial ?? emptyCourseDraft, current));
  const goTo = useFocusPlace(form, language, setLanguage);
  // An address is loaded when it is complete, not after each keystroke.
  const [heldImage, setHeldImage] = useState<typeof preview.image | null>(null);
  return (
    <Form
      {...rest}
      form={form}
      onSubmit={(values, pressed) => (pressed === 'publish' ? onPublish(values) : onSave(values))}
      onErrors={(errors) => setLanguage(invalidLanguage(errors, language))}
    >
      <div className={frame}>
        {notice ? <div className={above}>{notice}</div> : null}
        <div className={layout}>
          <CourseFields
            {...{ form, problem, categories, timeZone, imageUpload, fileUpload, revision, texts, language }}
            isBusy={busy !== null}
            onLanguageSelect={setLanguage}
            onImageEdit={(isEditing) => setHeldImage(isEditing ? preview.image : null)}
          />
          <div className={side}>
            {state === 'published' ? null : (
              <PublishChecklist form={form} onSelect={goTo} texts={texts.checklist} />
            )}
            <CoursePreview
              course={{ ...preview, image: heldImage ?? preview.image }}
              onOpen={onPreview}
              texts={texts}
            />
          </div>
        </div>
        <div className={actions} data-actions={error || success ? 'notice' : 'buttons'}>
          {error ? <Notice tone="critical">{error}</Notice> : null}
          {success ? <Notice tone="positive">{success}</Notice> : null}
          <CourseButtons
            state={state}
            onUnpublish={onUnpublish}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
            askingToDelete={askingToDelete}
            onDeleteCancel={onDeleteCancel}
            onDeleteConfirm={onDeleteConfirm}
            busy={busy}
            texts={texts}
          />
          {status ? (
            <Text size="caption" tone="soft">
              {status}
            </Text>
          ) : null}
        </div>
      </div>
    </Form>
  );
}
