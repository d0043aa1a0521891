import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@lyceum/rules';
import { courseSchema, type CourseForm as Values } from '@lyceum/rules/schemas';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Combobox, type ComboboxOption, type ComboboxTexts } from '../../components/Combobox/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TagPicker, type TagPickerTexts } from '../../components/TagPicker/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import { apart, buttons, pairs } from './CourseForm.css.ts';
import { DeleteDialog, type DeleteTexts } from './DeleteDialog.tsx';
import { readNumber, readTime, shownNumber, shownTime } from './fields.ts';
import { InEachLanguage } from './InEachLanguage.tsx';
import { PriceField } from './PriceField.tsx';

export type CourseFormValues = Values;

export interface CourseFormTexts extends DeleteTexts {
  name: string;
  nameHint: string;
  description: string;
  descriptionHint: string;
  category: string;
  categoryHint: string;
  price: string;
  priceHint: string;
  sessions: string;
  handsOnPractice: string;
  handsOnPracticeHint: string;
  learnersRequired: string;
  learnersRequiredHint: string;
  scheduledTime: string;
  tags: string;
  tagsHint: string;
  image: string;
  imageHint: string;
  /** The word for what may stay empty: 'optional'. */
  optional: string;
  /** What can be done with the course, and what each button says meanwhile. */
  saveDraft: string;
  save: string;
  saving: string;
  publish: string;
  publishing: string;
  unpublish: string;
  unpublishing: string;
  deleting: string;
  choice: ComboboxTexts & Pick<TagPickerTexts, 'added' | 'removed'>;
  /** The name of a tag's button: 'Remove Python'. */
  remove: (name: string) => string;
}

export type CourseAction = 'save' | 'publish' | 'unpublish' | 'delete';

export interface CourseFormProps extends FormRest {
  /** What the course is: it decides what can be done with it. */
  state: 'new' | 'draft' | 'published';
  /** What the fields hold at first. @default nothing */
  initial?: CourseFormValues;
  /** Every category, named in the language of the interface; `detail` is its domain. */
  categories: readonly ComboboxOption[];
  /** Save it as it is: a new course and a draft as a draft. */
  onSave: (values: CourseFormValues) => void;
  /** Save it, and let everyone see it. */
  onPublish: (values: CourseFormValues) => void;
  onUnpublish: () => void;
  /** Called once the person has confirmed it. */
  onDelete: () => void;
  /** Which action is on its way; meanwhile there is no other. @default null */
  busy?: CourseAction | null;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  /** Said over the buttons while it is given: that it was saved. */
  success?: string | undefined;
  texts: CourseFormTexts;
  describeProblem: DescribeProblem;
}

const nothing: CourseFormValues = {
  name: {},
  description: {},
  category: '',
  price: Number.NaN,
  sessions: Number.NaN,
  handsOnPractice: false,
  learnersRequired: null,
  tags: [],
  promotionalImage: null,
  scheduledTime: null,
};

/** Creates a course or changes one. product.md, Courses and learning. */
export function CourseForm({
  state,
  initial = nothing,
  categories,
  onSave,
  onPublish,
  onUnpublish,
  onDelete,
  busy = null,
  error = null,
  success,
  texts,
  describeProblem,
  ...rest
}: CourseFormProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    resolver: zodResolver(courseSchema),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { control, register } = form;
  const { errors } = form.formState;
  const problem = (found: { message?: string | undefined } | undefined) =>
    problemText(found, describeProblem);
  const isPublished = state === 'published';
  const does = (action: CourseAction) => ({
    busy: busy === action,
    disabled: busy !== null && busy !== action,
  });
  return (
    <Form
      {...rest}
      form={form}
      onSubmit={(values, pressed) => (pressed === 'publish' ? onPublish(values) : onSave(values))}
    >
      <InEachLanguage label={texts.name} hint={texts.nameHint}>
        {(language, field, isFirst) => (
          <TextField
            key={language}
            {...register(`name.${language}`)}
            {...field}
            error={problem(errors.name?.[language]) ?? (isFirst ? problem(errors.name) : undefined)}
            maxLength={limits.courseNameMaximum}
            autoComplete="off"
          />
        )}
      </InEachLanguage>
      <InEachLanguage label={texts.description} hint={texts.descriptionHint}>
        {(language, field, isFirst) => (
          <TextArea
            key={language}
            {...register(`description.${language}`)}
            {...field}
            error={
              problem(errors.description?.[language]) ?? (isFirst ? problem(errors.description) : undefined)
            }
            maxLength={limits.courseDescriptionMaximum}
          />
        )}
      </InEachLanguage>
      <div className={pairs}>
        <Controller
          control={control}
          name="category"
          render={({ field: { value, onChange, ...field } }) => (
            <Combobox
              {...field}
              label={texts.category}
              description={texts.categoryHint}
              error={problem(errors.category)}
              options={categories}
              value={value === '' ? null : value}
              onChange={(chosen) => onChange(chosen ?? '')}
              required
              texts={texts.choice}
            />
          )}
        />
        <Controller
          control={control}
          name="price"
          render={({ field: { value, onChange, ...field } }) => (
            <PriceField
              {...field}
              label={texts.price}
              description={texts.priceHint}
              error={problem(errors.price)}
              defaultValue={shownNumber(value)}
              onChange={({ currentTarget }) => onChange(readNumber(currentTarget.value))}
            />
          )}
        />
        <Controller
          control={control}
          name="sessions"
          render={({ field: { value, onChange, ...field } }) => (
            <TextField
              {...field}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              label={texts.sessions}
              error={problem(errors.sessions)}
              defaultValue={shownNumber(value)}
              onChange={({ currentTarget }) => onChange(readNumber(currentTarget.value))}
              required
            />
          )}
        />
        <Controller
          control={control}
          name="learnersRequired"
          render={({ field: { value, onChange, ...field } }) => (
            <TextField
              {...field}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              label={texts.learnersRequired}
              optional={texts.optional}
              description={texts.learnersRequiredHint}
              error={problem(errors.learnersRequired)}
              defaultValue={shownNumber(value)}
              onChange={({ currentTarget: { value: typed } }) =>
                onChange(typed.trim() === '' ? null : readNumber(typed))
              }
            />
          )}
        />
        <Controller
          control={control}
          name="scheduledTime"
          render={({ field: { value, onChange, onBlur, ...field } }) => (
            <TextField
              {...field}
              type="datetime-local"
              label={texts.scheduledTime}
              optional={texts.optional}
              error={problem(errors.scheduledTime)}
              defaultValue={shownTime(value)}
              onChange={({ currentTarget }) => onChange(readTime(currentTarget))}
              // A date without a time changes nothing that React hears of.
              onBlur={({ currentTarget }) => {
                onChange(readTime(currentTarget));
                onBlur();
              }}
            />
          )}
        />
        <TextField
          {...register('promotionalImage', { setValueAs: (typed: string | null) => typed?.trim() || null })}
          type="url"
          label={texts.image}
          optional={texts.optional}
          description={texts.imageHint}
          error={problem(errors.promotionalImage)}
          maxLength={limits.imageAddressMaximum}
          autoComplete="off"
        />
      </div>
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, ...field } }) => (
          <TagPicker
            {...field}
            label={texts.tags}
            optional={texts.optional}
            description={texts.tagsHint}
            error={problem(errors.tags?.message ? errors.tags : errors.tags?.find?.(Boolean))}
            selected={value.map((tag) => ({ value: tag, label: tag }))}
            maxLength={limits.courseTagMaximum}
            texts={{ ...texts.choice, remove: texts.remove }}
          />
        )}
      />
      <Checkbox
        {...register('handsOnPractice')}
        label={texts.handsOnPractice}
        description={texts.handsOnPracticeHint}
      />
      {error ? <Notice tone="critical">{error}</Notice> : null}
      {success ? <Notice tone="positive">{success}</Notice> : null}
      <div className={buttons}>
        <Button
          type="submit"
          tone={isPublished ? 'primary' : 'secondary'}
          {...does('save')}
          busyLabel={texts.saving}
        >
          {isPublished ? texts.save : texts.saveDraft}
        </Button>
        {isPublished ? (
          <Button {...does('unpublish')} busyLabel={texts.unpublishing} onClick={onUnpublish}>
            {texts.unpublish}
          </Button>
        ) : (
          <Button
            type="submit"
            value="publish"
            tone="primary"
            {...does('publish')}
            busyLabel={texts.publishing}
          >
            {texts.publish}
          </Button>
        )}
        {state === 'new' ? null : (
          <span className={apart}>
            <Button
              tone="quiet"
              {...does('delete')}
              busyLabel={texts.deleting}
              onClick={() => setAsking(true)}
            >
              {texts.delete}
            </Button>
          </span>
        )}
      </div>
      <DeleteDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onDelete={() => {
          setAsking(false);
          onDelete();
        }}
        texts={texts}
      />
    </Form>
  );
}
