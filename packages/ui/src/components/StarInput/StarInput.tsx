'use client';

import { Star } from 'lucide-react';
import { type FocusEventHandler, type Ref, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { fieldLabel } from '../Field/Field.css.ts';
import { FieldMessage, idList } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { choiceLabel, group, line, radio, star as starClass, stars } from './StarInput.css.ts';

export interface StarInputProps
  extends Omit<ClosedProps<'div'>, 'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref'> {
  /** The question: 'Your rating'. */
  label: string;
  /** The name of the form field. */
  name: string;
  /** The number of stars from 1 to 5; null before a choice. */
  value: number | null;
  /** Called with the chosen number of stars. */
  onChange: (value: number) => void;
  /** The texts of one star to five, which name the stars and are shown once chosen: '4 stars: very good'. */
  choices: readonly [string, string, string, string, string];
  /** Whether the stars are disabled. @default false */
  disabled?: boolean;
  /** The error to show. */
  error?: string | undefined;
  /** Called when the focus leaves a star. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Attached to the star that the keyboard reaches first. Other attributes go to the group. */
  ref?: Ref<HTMLInputElement>;
}

/** One to five stars. Each star is a radio button. */
export function StarInput({
  label,
  name,
  value,
  onChange,
  choices,
  disabled = false,
  error,
  onBlur,
  ref,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: StarInputProps) {
  const id = useId();
  const selectedChoice = value === null ? undefined : choices[value - 1];
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      // A form focuses its first invalid field.
      tabIndex={error ? -1 : undefined}
      {...rest}
      aria-describedby={idList(describedBy, error && `${id}-error`)}
      aria-invalid={error ? true : invalid}
      className={group}
    >
      <span id={`${id}-label`} className={fieldLabel}>
        {label}
      </span>
      <div className={line}>
        <div className={stars}>
          {choices.map((choice, index) => {
            const number = index + 1;
            return (
              <label
                key={number}
                className={starClass}
                data-filled={value !== null && number <= value ? '' : undefined}
              >
                <input
                  ref={number === (value ?? 1) ? ref : undefined}
                  type="radio"
                  name={name}
                  value={number}
                  checked={number === value}
                  disabled={disabled}
                  aria-label={choice}
                  className={radio}
                  onChange={() => onChange(number)}
                  onBlur={onBlur}
                />
                <Icon icon={Star} size="large" fill="inherit" />
              </label>
            );
          })}
        </div>
        {selectedChoice ? (
          <span aria-hidden className={choiceLabel}>
            {selectedChoice}
          </span>
        ) : null}
      </div>
      {error ? <FieldMessage id={`${id}-error`}>{error}</FieldMessage> : null}
    </div>
  );
}
