import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { FieldFrame, type FieldTexts } from '../Field/Field.tsx';

export interface TextFieldProps extends Omit<ClosedProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** E-mail and web addresses are written left to right in every language. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number';
}

/** One line of text. The ref and all other attributes are the input's. */
export function TextField({
  type = 'text',
  id,
  label,
  labelHidden = false,
  description,
  error,
  'aria-invalid': invalid,
  dir = type === 'text' ? undefined : 'ltr',
  ...rest
}: TextFieldProps) {
  const texts = { label, labelHidden, error, ...(description === undefined ? {} : { description }) };
  return (
    <FieldFrame id={id} {...texts}>
      {(tied) => (
        <input
          type={type}
          dir={dir}
          {...rest}
          {...tied}
          aria-invalid={tied['aria-invalid'] ?? invalid}
          className={control}
        />
      )}
    </FieldFrame>
  );
}
