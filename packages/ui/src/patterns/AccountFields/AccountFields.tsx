import { PasswordField, type PasswordFieldProps } from '../../components/PasswordField/index.ts';
import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import type { AccountFieldTexts } from '../forms/texts.ts';

export type AccountFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'required'>;

/** The name of a user. */
export function NameField(props: AccountFieldProps) {
  return <TextField {...props} autoComplete="name" required />;
}

/**
 * The e-mail address of an account. Its `autoComplete` is `username`, because password managers store the e-mail as the
 * name of the account.
 */
export function EmailField(props: AccountFieldProps) {
  return <TextField {...props} type="email" autoComplete="username" autoCapitalize="none" required />;
}

export interface AccountPasswordProps
  extends Omit<PasswordFieldProps, 'autoComplete' | 'showLabel' | 'hideLabel' | 'required'> {
  /** Whether it is a new or the current password, for password managers. @default 'new-password' */
  autoComplete?: PasswordFieldProps['autoComplete'];
  /** The texts, in the language of the page. */
  texts: Pick<AccountFieldTexts, 'showPassword' | 'hidePassword'>;
}

/** The password of an account, or its confirmation. */
export function AccountPassword({ texts, autoComplete = 'new-password', ...rest }: AccountPasswordProps) {
  return (
    <PasswordField
      {...rest}
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      autoComplete={autoComplete}
      required
    />
  );
}
