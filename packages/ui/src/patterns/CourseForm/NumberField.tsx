import { Controller, type FieldPathByValue } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { readNumber, shownNumber } from './fields.ts';
import type { CourseFormReturn, TypedCourse } from './types.ts';

interface NumberFieldProps
  extends Pick<TextFieldProps, 'label' | 'description' | 'optional' | 'error' | 'required'> {
  control: CourseFormReturn['control'];
  name: FieldPathByValue<TypedCourse, number | null>;
  /** Another field whose error depends on this one. @default none */
  revalidates?: FieldPathByValue<TypedCourse, number | null>;
}

/** A whole number in Latin or Arabic digits. An empty field is null. */
export function NumberField({ control, name, revalidates, ...rest }: NumberFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      {...(revalidates && { rules: { deps: revalidates } })}
      render={({ field: { value, onChange, ...field } }) => (
        <TextField
          {...field}
          {...rest}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={shownNumber(value)}
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(typed.trim() === '' ? null : readNumber(typed))
          }
        />
      )}
    />
  );
}
