'use client';

import type { Language } from '@lyceum/i18n';
import { type ReactElement, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Combobox, type ComboboxOption } from '../../components/Combobox/index.ts';
import { TagPicker } from '../../components/TagPicker/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { groups } from './CourseForm.css.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { RenderFileUpload } from './fileUpload.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { NumberField } from './NumberField.tsx';
import { PriceField } from './PriceField.tsx';
import { SessionsField } from './SessionsField.tsx';
import { StartField } from './StartField.tsx';
import type { CourseFormTexts } from './texts.ts';
import type { CourseFormReturn, CourseProblem, FieldTextsOf } from './types.ts';

/** The image of a course, for the field that uploads it. */
export interface UploadedImageProps {
  /** The current address; null without an image. */
  image: string | null;
  onChange: (image: string | null) => void;
}

export interface CourseFieldsProps {
  /** The form of react-hook-form. */
  form: CourseFormReturn;
  /** All categories, named in the language of the page. `detail` is the domain. */
  categories: readonly ComboboxOption[];
  /** The time zone of the user, in which the start is entered. @default 'UTC' */
  timeZone?: string;
  /** The language whose texts are shown. */
  language: Language;
  onLanguageSelect: (language: Language) => void;
  /** Called when the user starts and stops to edit the address of the image. */
  onImageEdit: (isEditing: boolean) => void;
  /** Renders the upload of an image, with the address of the current one. @default none, only an address */
  imageUpload?: ((image: UploadedImageProps) => ReactElement) | undefined;
  /** Renders the upload of files for the materials of a session. @default none, only links */
  fileUpload?: RenderFileUpload | undefined;
  /** The revision of the course, which changes with each save. A removed session can be restored until then. */
  revision: string | null;
  /** Whether a save is running. */
  isBusy: boolean;
  /** The texts, in the language of the page. */
  texts: CourseFormTexts;
  /** Returns the error message of a field. */
  problem: CourseProblem;
}

export function CourseFields({
  form,
  problem,
  categories,
  timeZone = 'UTC',
  language,
  onLanguageSelect,
  onImageEdit,
  imageUpload,
  fileUpload,
  revision,
  isBusy,
  texts,
}: CourseFieldsProps) {
  const { control, register } = form;
  const textsOf: FieldTextsOf = (name) => {
    const hint = texts[`${name}Hint`];
    return { label: texts[name], error: problem(name), ...(hint !== undefined && { description: hint }) };
  };
  // An address is loaded when it is complete, not after each keystroke.
  const [edited, setEdited] = useState<{ image: string | null } | null>(null);
  const { onBlur: onImageBlur, ...image } = register('promotionalImage', {
    setValueAs: (typed: string | null) => typed?.trim() || null,
  });
  return (
    <div className={groups}>
      <FieldGroup title={texts.basics} hint={texts.basicsHint}>
        <LanguageTabs
          {...{ form, problem, textsOf, texts }}
          selected={language}
          onSelect={onLanguageSelect}
        />
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
        <Checkbox {...register('handsOnPractice')} {...textsOf('handsOnPractice')} />
      </FieldGroup>
      <FieldGroup title={texts.sessionList} hint={texts.sessionListHint ?? ''} wide>
        <SessionsField
          {...{ form, problem, language, onLanguageSelect, timeZone, fileUpload, revision, isBusy, texts }}
        />
      </FieldGroup>
      <FieldGroup title={texts.timing} hint={texts.timingHint}>
        <Controller
          control={control}
          name="price"
          render={({ field: { onChange, ...field } }) => (
            <PriceField
              {...field}
              {...textsOf('price')}
              texts={texts.number}
              onChange={(price) => onChange(price ?? Number.NaN)}
            />
          )}
        />
        <StartField {...{ form, textsOf, timeZone, texts }} />
        <NumberField
          control={control}
          name="learnersRequired"
          revalidates="seats"
          {...textsOf('learnersRequired')}
          texts={texts.number}
          optional={texts.optional}
        />
        <NumberField
          control={control}
          name="seats"
          {...textsOf('seats')}
          texts={texts.number}
          optional={texts.optional}
        />
      </FieldGroup>
      <FieldGroup title={texts.presentation} hint={texts.presentationHint}>
        {imageUpload ? <ImageUpload form={form} render={imageUpload} shown={edited} /> : null}
        <TextField
          {...image}
          type="url"
          {...textsOf('promotionalImage')}
          optional={texts.optional}
          autoComplete="off"
          onFocus={() => {
            setEdited({ image: form.getValues('promotionalImage') });
            onImageEdit(true);
          }}
          onBlur={(event) => {
            setEdited(null);
            onImageEdit(false);
            return onImageBlur(event);
          }}
        />
        <Controller
          control={control}
          name="tags"
          render={({ field: { value, ...field } }) => (
            <TagPicker
              {...field}
              {...textsOf('tags')}
              optional={texts.optional}
              selected={value.map((tag) => ({ value: tag, label: tag }))}
              texts={{ ...texts.choice, remove: texts.remove }}
            />
          )}
        />
      </FieldGroup>
    </div>
  );
}

interface ImageUploadProps {
  form: CourseFormReturn;
  render: NonNullable<CourseFieldsProps['imageUpload']>;
  /** What is shown while the address is edited. */
  shown: { image: string | null } | null;
}

/** The upload shares its value with the field of the address. */
function ImageUpload({ form, render, shown }: ImageUploadProps) {
  const image = useWatch({ control: form.control, name: 'promotionalImage' });
  return render({
    image: shown ? shown.image : image,
    onChange: (next) =>
      form.setValue('promotionalImage', next, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      }),
  });
}
