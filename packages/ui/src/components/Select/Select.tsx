import { ChevronDown } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { control } from '../Field/Field.css.ts';
import { FieldFrame, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { chevron, frame, select } from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps extends Omit<ClosedProps<'select'>, 'children' | 'multiple'>, FieldTexts {
  options: readonly SelectOption[];
  /** `pill` beside other controls, `field` in a form. @default 'field' */
  shape?: 'field' | 'pill';
  /** Whether the label stands beside the control. @default false: above it */
  labelBeside?: boolean;
}

/** One of a few known choices, by the control that every device brings along. */
export function Select({
  id,
  label,
  labelHidden = false,
  labelBeside = false,
  description,
  error,
  options,
  shape = 'field',
  ...rest
}: SelectProps) {
  const texts = { label, labelHidden, error, ...(description === undefined ? {} : { description }) };
  return (
    <FieldFrame id={id} beside={labelBeside} {...texts}>
      {(tied) => (
        <span className={frame}>
          <select {...rest} {...tied} className={classNames(control, select({ shape }))}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <span className={chevron}>
            <Icon glyph={ChevronDown} />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
