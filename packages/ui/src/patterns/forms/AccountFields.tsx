import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type AccountFieldTexts, type RoleTexts, roleOptions } from './texts.ts';

interface AccountFieldProps {
  /** The result of `register`. */
  field: UseFormRegisterReturn;
  label: string;
  error?: string | undefined;
}

export function NameField({ field, ...rest }: AccountFieldProps) {
  return <TextField {...field} {...rest} autoComplete="name" required />;
}

/** `username`, because password managers store the e-mail as the name of the account. */
export function EmailField({ field, ...rest }: AccountFieldProps) {
  return (
    <TextField {...field} {...rest} type="email" autoComplete="username" autoCapitalize="none" required />
  );
}

interface AccountPasswordProps extends AccountFieldProps {
  description?: string;
  /** Marks the field as invalid without a message. */
  'aria-invalid'?: true | undefined;
  /** Whether it is a new or the current password, for password managers. @default 'new-password' */
  autoComplete?: 'current-password' | 'new-password';
  texts: Pick<AccountFieldTexts, 'showPassword' | 'hidePassword'>;
}

export function AccountPassword({
  field,
  texts,
  autoComplete = 'new-password',
  ...rest
}: AccountPasswordProps) {
  return (
    <PasswordField
      {...field}
      {...rest}
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      autoComplete={autoComplete}
      required
    />
  );
}

interface RoleFieldProps {
  field: UseFormRegisterReturn;
  defaultValue: 'learner' | 'instructor';
  texts: RoleTexts;
}

export function RoleField({ field, defaultValue, texts }: RoleFieldProps) {
  return (
    <RadioGroup {...field} label={texts.role} options={roleOptions(texts)} defaultValue={defaultValue} />
  );
}
