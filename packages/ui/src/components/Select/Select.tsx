import { ChevronDown } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { FieldFrame, type FieldTexts, partFieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { chevron, frame as frameClass, select as selectClass } from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps extends Omit<ClosedProps<'select'>, 'children' | 'multiple'>, FieldTexts {
  options: readonly SelectOption[];
  /** Stands there while nothing is chosen; the value is '' then, and can't be chosen again. */
  placeholder?: string;
  /** `pill` beside other controls, `field` in a form. @default 'field' */
  shape?: 'field' | 'pill';
  /** Whether the label stands beside the control. @default false: above it */
  labelBeside?: boolean;
}

/** One of a few known choices, by the control that every device brings along. */
export function Select({
  labelBeside = false,
  options,
  placeholder,
  shape = 'field',
  ...props
}: SelectProps) {
  const [frame, select] = partFieldProps(props);
  return (
    <FieldFrame beside={labelBeside} {...frame}>
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
    </FieldFrame>
  );
}
