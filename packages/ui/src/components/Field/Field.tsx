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

/** What every field says about itself. */
export interface FieldTexts {
  label: string;
  /** Whether the label is only heard, for a field whose place explains it. @default false */
  labelHidden?: boolean;
  /**
   * The word for 'optional', shown beside the label where the form can do without the value. What must be filled in
   * bears no mark: most fields must.
   */
  optional?: string | undefined;
  /** What helps to fill the field in. */
  description?: string | undefined;
  /** What is wrong with the value; marks the control as invalid. */
  error?: string | undefined;
}

/** The attributes that a caller and the frame both have a say in. */
interface SharedAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: FieldControl['aria-invalid'];
}

interface FieldFrameProps extends FieldTexts, SharedAttributes {
  /** Whether the label stands beside the control. @default false: above it */
  beside?: boolean;
  /** Makes the control from what ties it to its label, description and error. */
  children: (control: FieldControl) => ReactNode;
}

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Parts a field's props into those of its frame and those of the control itself. */
export function partFieldProps<Props extends FieldTexts & SharedAttributes>({
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

export function FieldFrame({
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
}: FieldFrameProps) {
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

/** What is wrong, beneath what it is wrong with. */
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

/** Ids as `aria-describedby` lists them; nothing where there is none. */
export function idList(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
