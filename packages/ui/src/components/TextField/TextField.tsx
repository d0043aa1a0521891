import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { FieldFrame, type FieldTexts, partFieldProps } from '../Field/Field.tsx';

export interface TextFieldProps extends Omit<ClosedProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** All but plain texts are written left to right in every language. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'datetime-local';
}

/** One line of text. The ref and all other attributes are the input's. */
export function TextField({
  type = 'text',
  dir = type === 'text' ? undefined : 'ltr',
  ...props
}: TextFieldProps) {
  const [frame, input] = partFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(tied) => <input type={type} dir={dir} {...input} {...tied} className={control} />}
    </FieldFrame>
  );
}
