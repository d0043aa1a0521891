import { type ReactNode, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { box, choice, hint, words } from '../Choice/Choice.css.ts';
import { FieldMessage, idList } from '../Field/Field.tsx';

export interface CheckboxProps extends Omit<ClosedProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** What ticking it means. */
  description?: string | undefined;
  /** What is wrong with leaving it as it is; marks the box as invalid. */
  error?: string | undefined;
}

/** Yes or no, which takes effect with the form it stands in. The ref and other attributes are the input's. */
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
