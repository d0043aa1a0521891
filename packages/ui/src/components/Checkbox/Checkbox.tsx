import { type ReactNode, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { box, choice, hint, words } from '../Choice/Choice.css.ts';

export interface CheckboxProps extends Omit<ClosedProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  description?: string;
}

/** Yes or no, which takes effect with the form it stands in. The ref and other attributes are the input's. */
export function Checkbox({ label, description, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label className={choice({ framed: false })}>
      <input
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-hint` : undefined}
        {...rest}
        type="checkbox"
        className={box}
      />
      <span className={words}>
        <span id={`${id}-label`}>{label}</span>
        {description ? (
          <span id={`${id}-hint`} className={hint}>
            {description}
          </span>
        ) : null}
      </span>
    </label>
  );
}
