'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/index.ts';
import { frame as frameClass, input as inputClass, toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<ClosedProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** The name of the button while the password is hidden, for example 'Show password'. */
  showLabel: string;
  /** The name of the button while the password is visible, for example 'Hide password'. */
  hideLabel: string;
  /** Which password is meant, for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden by default. Left to right in every language. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const [frame, input] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(tied) => (
        <span className={frameClass} dir="ltr">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...tied}
            type={isVisible ? 'text' : 'password'}
            className={classNames(control, inputClass)}
          />
          <span className={toggle}>
            <IconButton
              label={isVisible ? hideLabel : showLabel}
              icon={isVisible ? EyeOff : Eye}
              size="small"
              aria-controls={tied.id}
              disabled={input.disabled}
              onClick={() => setVisible(!isVisible)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
