import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { FieldFrame, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/index.ts';
import { frame, input, toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<ClosedProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** The name of the button while the password is hidden, for example 'Show password'. */
  showLabel: string;
  /** Its name while the password can be read, for example 'Hide password'. */
  hideLabel: string;
  /** Tells password managers which password is meant. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until asked for. Written left to right in every language. */
export function PasswordField({
  id,
  label,
  labelHidden = false,
  description,
  error,
  showLabel,
  hideLabel,
  'aria-invalid': invalid,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const texts = { label, labelHidden, error, ...(description === undefined ? {} : { description }) };
  return (
    <FieldFrame id={id} {...texts}>
      {(tied) => (
        <span className={frame} dir="ltr">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...tied}
            type={shown ? 'text' : 'password'}
            aria-invalid={tied['aria-invalid'] ?? invalid}
            className={classNames(control, input)}
          />
          <span className={toggle}>
            <IconButton
              label={shown ? hideLabel : showLabel}
              glyph={shown ? EyeOff : Eye}
              size="small"
              aria-controls={tied.id}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
