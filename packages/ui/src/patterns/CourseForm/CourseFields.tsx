import { limits } from '@lyceum/rules';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Combobox, type ComboboxOption } from '../../components/Combobox/index.ts';
import { TagPicker } from '../../components/TagPicker/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { pairs } from './CourseForm.css.ts';
import { readNumber, readTime, shownNumber, shownTime, unfinished } from './fields.ts';
import { LocalizedFields } from './LocalizedFields.tsx';
import { NumberField } from './NumberField.tsx';
import { PriceField } from './PriceField.tsx';
import type { CourseFieldTexts, CourseFormTexts } from './texts.ts';
import type { CourseFormReturn, CourseProblem, TypedCourse } from './types.ts';

export interface CourseFieldsProps {
  /** The form of react-hook-form. */
  form: CourseFormReturn;
  /** All categories, named in the language of the page. `detail` is the domain. */
  categories: readonly ComboboxOption[];
  /** The texts, in the language of the page. */
  texts: CourseFormTexts;
  /** Returns the error message of a field. */
  problem: CourseProblem;
}

export function CourseFields({ form, problem, categories, texts }: CourseFieldsProps) {
  const { control, register } = form;
  const textsOf = (name: keyof CourseFieldTexts & keyof TypedCourse) => {
    const hint = texts[`${name}Hint`];
    return { label: texts[name], error: problem(name), ...(hint !== undefined && { description: hint }) };
  };
  return (
    <>
      <LocalizedFields form={form} name="name" {...textsOf('name')} problem={problem}>
        {(field) => <TextField {...field} maxLength={limits.courseNameMaximum} autoComplete="off" />}
      </LocalizedFields>
      <LocalizedFields form={form} name="description" {...textsOf('description')} problem={problem}>
        {(field) => <TextArea {...field} maxLength={limits.courseDescriptionMaximum} />}
      </LocalizedFields>
      <div className={pairs}>
        <Controller
          control={control}
          name="category"
          render={({ field: { value, onChange, ...field } }) => (
            <Combobox
              {...field}
              {...textsOf('category')}
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
              {...textsOf('price')}
              defaultValue={shownNumber(value)}
              onChange={({ currentTarget }) => onChange(readNumber(currentTarget.value))}
            />
          )}
        />
        <NumberField control={control} name="sessions" {...textsOf('sessions')} required />
        <NumberField
          control={control}
          name="learnersRequired"
          {...textsOf('learnersRequired')}
          optional={texts.optional}
        />
        <Controller
          control={control}
          name="scheduledTime"
          render={({ field: { value, onChange, onBlur, ...field } }) => (
            <TextField
              {...field}
              type="datetime-local"
              {...textsOf('scheduledTime')}
              optional={texts.optional}
              defaultValue={shownTime(value)}
              onChange={({ currentTarget }) => onChange(readTime(currentTarget))}
              // React fires no change event for a date without a time.
              onBlur={({ currentTarget }) => {
                const moment = readTime(currentTarget);
                if ((moment === unfinished) !== (value === unfinished)) onChange(moment);
                onBlur();
              }}
            />
          )}
        />
        <TextField
          {...register('promotionalImage', { setValueAs: (typed: string | null) => typed?.trim() || null })}
          type="url"
          {...textsOf('promotionalImage')}
          optional={texts.optional}
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
            {...textsOf('tags')}
            optional={texts.optional}
            selected={value.map((tag) => ({ value: tag, label: tag }))}
            maxLength={limits.courseTagMaximum}
            texts={{ ...texts.choice, remove: texts.remove }}
          />
        )}
      />
      <Checkbox {...register('handsOnPractice')} {...textsOf('handsOnPractice')} />
    </>
  );
}
