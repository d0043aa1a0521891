import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  aside,
  description as descriptionClass,
  field,
  fieldBeside,
  fieldLabel,
  message,
  messageIcon,
} from './Field.css.ts';

/** The texts of a field. */
export interface FieldTexts {
  label: string;
  /** Whether the label is visually hidden, for a field whose context explains it. @default false */
  labelHidden?: boolean;
  /**
   * The word for 'optional', shown next to the label of an optional field. Required fields have no mark, since most
   * fields are required.
   */
  optional?: string | undefined;
  /** A hint on how to fill in the field. */
  description?: string | undefined;
  /** The error to show. It marks the control as invalid. */
  error?: string | undefined;
}

/** The attributes that both the caller and the frame set. */
interface SharedAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: FieldControl['aria-invalid'];
}

export interface FieldProps extends FieldTexts, SharedAttributes {
  /** Whether the label is next to the control instead of above it. @default false */
  beside?: boolean;
  /** Renders the control with the ids that link it to its label, description and error. */
  children: (control: FieldControl) => ReactNode;
}

/** The attributes of a control that link it to its label, description and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Splits the props of a field into those of the frame and those of the control. */
export function splitFieldProps<Props extends FieldTexts & SharedAttributes>({
  label,
  labelHidden = false,
  optional,
  description,
  error,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...control
}: Props) {
  const frame = { label, labelHidden, optional, description, error, id };
  return [{ ...frame, 'aria-describedby': describedBy, 'aria-invalid': invalid }, control] as const;
}

/** The frame of a control: its label, description and error. */
export function Field({
  id,
  label,
  labelHidden = false,
  optional,
  description,
  error,
  beside = false,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  return (
    <div className={beside ? fieldBeside : field}>
      <label htmlFor={controlId} className={fieldLabel}>
        {labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <LabelText label={label} optional={optional} />
        )}
      </label>
      {children({
        id: controlId,
        'aria-describedby': idList(describedBy, description && descriptionId, error && errorId),
        'aria-invalid': error ? true : invalid,
      })}
      {description ? (
        <span id={descriptionId} className={descriptionClass}>
          {description}
        </span>
      ) : null}
      {error ? <FieldMessage id={errorId}>{error}</FieldMessage> : null}
    </div>
  );
}

export function LabelText({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional ? (
        <>
          {' '}
          <span className={aside}>{optional}</span>
        </>
      ) : null}
    </>
  );
}

/** The error message below a control. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className={message}>
      <span className={messageIcon}>
        <Icon icon={CircleAlert} size="small" />
      </span>
      {children}
    </span>
  );
}

/** Joins ids for `aria-describedby`. Undefined if there are none. */
export function idList(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
