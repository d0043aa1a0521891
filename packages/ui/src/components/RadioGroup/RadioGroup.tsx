import { type ChangeEventHandler, type FocusEventHandler, type Ref, useId } from 'react';
import { box, choice, hint, words } from '../Choice/Choice.css.ts';
import { legend, options as optionsClass } from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
}

export interface RadioGroupProps<Value extends string> {
  /** The question that the options answer. */
  label: string;
  /** The name under which the form sends the choice. */
  name: string;
  options: readonly RadioOption<Value>[];
  /** The option chosen at first, where the form keeps the value. */
  defaultValue?: Value;
  /** The chosen option, where the caller keeps the value. */
  value?: Value;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Given each of the radio buttons. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to five choices, all of them in sight. For more, use `Select`. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  ...input
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <div className={optionsClass}>
        {options.map((option) => (
          <label key={option.value} className={choice({ framed: true })}>
            <input
              {...input}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              type="radio"
              value={option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description ? `${id}-${option.value}-hint` : undefined}
              className={box}
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
    </fieldset>
  );
}
