import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/Field.tsx';

export interface TextFieldProps extends Omit<ClosedProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** The input type. All types but 'text' are left to right in every language. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'datetime-local';
}

/** A single-line text field. `ref` and other attributes go to the input. */
export function TextField({
  type = 'text',
  dir = type === 'text' ? undefined : 'ltr',
  ...props
}: TextFieldProps) {
  const [frame, input] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(tied) => <input type={type} dir={dir} {...input} {...tied} className={control} />}
    </Field>
  );
}
