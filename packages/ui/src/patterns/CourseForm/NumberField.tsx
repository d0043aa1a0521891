'use client';

import { formatNumber } from '@lyceum/i18n';
import { Controller, type FieldPathByValue } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import type { NumberTexts } from './texts.ts';
import type { CourseFormReturn, TypedCourse } from './types.ts';
import { type TypedNumberOptions, useTypedNumber } from './useTypedNumber.ts';

interface NumberFieldProps
  extends Pick<TextFieldProps, 'label' | 'description' | 'optional' | 'error' | 'required'> {
  control: CourseFormReturn['control'];
  name: FieldPathByValue<TypedCourse, number | null>;
  /** Another field whose error depends on this one. @default none */
  revalidates?: FieldPathByValue<TypedCourse, number | null>;
  texts: NumberTexts;
}

/** A whole number. An empty field is null. */
export function NumberField({ control, name, revalidates, ...rest }: NumberFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      {...(revalidates && { rules: { deps: revalidates } })}
      render={({ field }) => <NumberInput {...field} {...rest} />}
    />
  );
}

type NumberInputProps = TypedNumberOptions & Omit<TextFieldProps, keyof TypedNumberOptions>;

const wholeNumber = { accepts: Number.isInteger, format: formatNumber };

function NumberInput({ value, onChange, description, error, texts, ...field }: NumberInputProps) {
  const number = useTypedNumber({ value, onChange, description, error, texts }, wholeNumber);
  return <TextField {...field} {...number} dir="ltr" inputMode="numeric" autoComplete="off" />;
}
