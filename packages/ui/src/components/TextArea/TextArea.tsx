import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<ClosedProps<'textarea'>, 'children'>, FieldTexts {}

/** A multi-line text field. `ref` and other attributes go to the textarea. */
export function TextArea(props: TextAreaProps) {
  const [frame, textarea] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(tied) => <textarea rows={5} {...textarea} {...tied} className={classNames(control, area)} />}
    </Field>
  );
}
