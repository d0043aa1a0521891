import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { description as descriptionClass, field, fieldBeside, fieldLabel, message } from './Field.css.ts';

/** What every field with one control says about itself. */
export interface FieldTexts {
  label: string;
  /** Whether the label is only heard, for a field whose place explains it. @default false */
  labelHidden?: boolean;
  /** What helps to fill the field in. */
  description?: string;
  /** What is wrong with the value; marks the control as invalid. */
  error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  /** Whether the label stands beside the control. @default false: above it */
  beside?: boolean;
  /** Makes the control from what ties it to its label, description and error. */
  children: (control: FieldControl) => ReactNode;
}

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export function FieldFrame({
  id,
  label,
  labelHidden = false,
  description,
  error,
  beside = false,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const described = [description && descriptionId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={beside ? fieldBeside : field}>
      <label htmlFor={controlId} className={fieldLabel}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description ? (
        <span id={descriptionId} className={descriptionClass}>
          {description}
        </span>
      ) : null}
      {error ? (
        <span id={errorId} className={message}>
          <Icon glyph={CircleAlert} size="small" />
          {error}
        </span>
      ) : null}
    </div>
  );
}
