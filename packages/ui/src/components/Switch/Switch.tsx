import { Switch as Parts } from '@base-ui/react/switch';
import { useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { description as descriptionClass } from '../Field/Field.css.ts';
import { idList } from '../Field/Field.tsx';
import { row, thumb, track, words } from './Switch.css.ts';

export interface SwitchProps
  extends Omit<ClosedProps<'button'>, 'children' | 'onChange' | 'role' | 'type' | 'value'> {
  /** What is on or off, as a noun: it stays the same in both states. */
  label: string;
  /** What being on means. */
  description?: string | undefined;
  /** Whether it is on, where the caller keeps the value. */
  checked?: boolean;
  /** Whether it is on at first, where the switch keeps the value. @default false */
  defaultChecked?: boolean;
  /** Given whether it is on now. */
  onChange?: (checked: boolean) => void;
  /** The name under which a form sends 'on'; without it, it sends nothing. */
  name?: string;
}

/** A setting that is on or off and takes effect at once. The ref and other attributes are the switch's. */
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
