import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { FieldFrame, type FieldTexts } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<ClosedProps<'textarea'>, 'children'>, FieldTexts {}

/** Several lines of text. The ref and all other attributes are the textarea's. */
export function TextArea({
  id,
  label,
  labelHidden = false,
  description,
  error,
  'aria-invalid': invalid,
  ...rest
}: TextAreaProps) {
  const texts = { label, labelHidden, error, ...(description === undefined ? {} : { description }) };
  return (
    <FieldFrame id={id} {...texts}>
      {(tied) => (
        <textarea
          rows={5}
          {...rest}
          {...tied}
          aria-invalid={tied['aria-invalid'] ?? invalid}
          className={classNames(control, area)}
        />
      )}
    </FieldFrame>
  );
}
