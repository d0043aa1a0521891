'use client';

import { Switch as Parts } from '@base-ui/react/switch';
import { useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { description as descriptionClass } from '../Field/Field.css.ts';
import { idList } from '../Field/Field.tsx';
import { row, thumb, track, words } from './Switch.css.ts';

export interface SwitchProps
  extends Omit<ClosedProps<'button'>, 'children' | 'onChange' | 'role' | 'type' | 'value'> {
  /** The name of the setting. It is the same in both states. */
  label: string;
  /** What the setting does when on. */
  description?: string | undefined;
  /** Whether it is on, if controlled. */
  checked?: boolean;
  /** Whether it is initially on, if uncontrolled. @default false */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onChange?: (checked: boolean) => void;
  /** The name of the form field, which submits 'on'. @default none, nothing is submitted */
  name?: string;
}

/** A setting that takes effect immediately. `ref` and other attributes go to the switch. */
export function Switch({
  label,
  description,
  id,
  checked,
  defaultChecked = false,
  onChange,
  name,
  form,
  disabled = false,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const [labelId, descriptionId] = [`${switchId}-label`, `${switchId}-description`];
  return (
    <span className={row}>
      <label htmlFor={switchId} className={words}>
        <span id={labelId}>{label}</span>
        {description ? (
          <span id={descriptionId} className={descriptionClass}>
            {description}
          </span>
        ) : null}
      </label>
      <Parts.Root
        nativeButton
        render={<button aria-labelledby={labelId} {...rest} type="button" />}
        id={switchId}
        aria-describedby={idList(describedBy, description && descriptionId)}
        checked={checked}
        defaultChecked={defaultChecked}
        onCheckedChange={(next) => onChange?.(next)}
        name={name}
        form={form}
        disabled={disabled}
        className={track}
      >
        <Parts.Thumb className={thumb} />
      </Parts.Root>
    </span>
  );
}
