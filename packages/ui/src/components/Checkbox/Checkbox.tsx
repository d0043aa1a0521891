import { type ReactNode, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { box, choice, hint, words } from '../Choice/Choice.css.ts';
import { FieldMessage, idList } from '../Field/Field.tsx';

export interface CheckboxProps extends Omit<ClosedProps<'input'>, 'type' | 'children'> {
  /** What checking it means, phrased so that checked is yes. */
  label: ReactNode;
  /** What checking it means. */
  description?: string | undefined;
  /** The error to show. It marks the checkbox as invalid. */
  error?: string | undefined;
}

/** A yes or no that takes effect when its form is submitted. `ref` and other attributes go to the input. */
export function Checkbox({
  label,
  description,
  error,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  return (
    <label className={choice({ framed: false })}>
      <input
        aria-labelledby={labelId}
        {...rest}
        aria-describedby={idList(describedBy, description && hintId, error && errorId)}
        aria-invalid={error ? true : invalid}
        type="checkbox"
        className={box({ kind: 'checkbox' })}
      />
      <span className={words}>
        <span id={labelId}>{label}</span>
        {description ? (
          <span id={hintId} className={hint}>
            {description}
          </span>
        ) : null}
        {error ? <FieldMessage id={errorId}>{error}</FieldMessage> : null}
      </span>
    </label>
  );
}
