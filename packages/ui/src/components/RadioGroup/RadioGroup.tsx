import { type ChangeEventHandler, type FocusEventHandler, type Ref, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { box, choice, hint, words } from '../Choice/Choice.css.ts';
import { description as descriptionClass, fieldLabel } from '../Field/Field.css.ts';
import { FieldMessage, type FieldTexts, idList, LabelText } from '../Field/Field.tsx';
import { group, options as optionsClass } from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  /** Whether the option is disabled. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends Omit<ClosedProps<'div'>, 'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref'>,
    Omit<FieldTexts, 'labelHidden'> {
  /** The question that the options answer. */
  label: string;
  /** The name of the form field. */
  name: string;
  /** The options in display order. */
  options: readonly RadioOption<Value>[];
  /** The initial value, if uncontrolled. */
  defaultValue?: Value | undefined;
  /** The selected value, if controlled. */
  value?: Value;
  /** Whether all options are disabled. @default false */
  disabled?: boolean;
  /** Whether a selection is required. @default false */
  required?: boolean;
  /** Called with the selected value, if controlled. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when the focus leaves a radio button. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Attached to each radio button. Other attributes go to the group. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to five options, all of them visible. Use `Select` for more. */
export function RadioGroup<Value extends string>({
  label,
  optional,
  description,
  error,
  name,
  options,
  value,
  defaultValue,
  disabled = false,
  required,
  onChange,
  onBlur,
  ref,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const [labelId, descriptionId, errorId] = [`${id}-label`, `${id}-description`, `${id}-error`];
  const radio = { name, required, onChange, onBlur, ref };
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required}
      {...rest}
      aria-describedby={idList(describedBy, description && descriptionId, error && errorId)}
      aria-invalid={error ? true : invalid}
      className={group}
    >
      <span id={labelId} className={fieldLabel}>
        <LabelText label={label} optional={optional} />
      </span>
      {description ? (
        <span id={descriptionId} className={descriptionClass}>
          {description}
        </span>
      ) : null}
      <div className={optionsClass}>
        {options.map((option) => (
          <label key={option.value} className={choice({ framed: true })}>
            <input
              {...radio}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              disabled={disabled || option.disabled}
              type="radio"
              value={option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description ? `${id}-${option.value}-hint` : undefined}
              className={box({ kind: 'radio' })}
            />
            <span className={words}>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.description ? (
                <span id={`${id}-${option.value}-hint`} className={hint}>
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldMessage id={errorId}>{error}</FieldMessage> : null}
    </div>
  );
}
