import { ChevronDown } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { chevron, frame as frameClass, select as selectClass } from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps extends Omit<ClosedProps<'select'>, 'children' | 'multiple'>, FieldTexts {
  /** The options in display order. */
  options: readonly SelectOption[];
  /** Shown while nothing is selected. The value is '' then and can't be selected again. */
  placeholder?: string;
  /** `field` in a form, `pill` next to other controls. @default 'field' */
  shape?: 'field' | 'pill';
  /** Whether the label is next to the control instead of above it. @default false */
  labelBeside?: boolean;
}

/** One of a few known options, with the native control of the device. */
export function Select({
  labelBeside = false,
  options,
  placeholder,
  shape = 'field',
  ...props
}: SelectProps) {
  const [frame, select] = splitFieldProps(props);
  return (
    <Field beside={labelBeside} {...frame}>
      {(tied) => (
        <span className={frameClass}>
          <select {...select} {...tied} className={classNames(control, selectClass({ shape }))}>
            {placeholder === undefined ? null : (
              <option value="" hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
}
