import { TextArea, type TextAreaProps } from '@lyceum/ui/components/TextArea';
import { AccountPassword, EmailField, NameField } from '@lyceum/ui/patterns/AccountFields';
import { useTranslation } from 'react-i18next';

export interface ProfileTextProps extends Omit<TextAreaProps, 'label' | 'name'> {
  name: 'qualifications' | 'bio';
}

/** A text of an instructor profile. The other props are those of the form's `register`. */
export function ProfileText(props: ProfileTextProps) {
  const { name } = props;
  const { t } = useTranslation('instructor');
  return <TextArea {...props} label={t(`fields.${name}`)} description={t(`fields.${name}Hint`)} required />;
}

const names = ['name', 'email', 'password', 'confirmPassword'] as const;
type AccountField = (typeof names)[number];

export interface AccountFieldsProps<Field extends object> {
  /** The form's `register`. */
  register: (name: AccountField) => Field;
  /** The error message of a field. */
  problem: (name: AccountField) => string | undefined;
}

/** The fields of an account by e-mail. Each invalid field is marked; the first one shows the common message [5.4]. */
export function AccountFields<Field extends object>({ register, problem }: AccountFieldsProps<Field>) {
  const { t } = useTranslation('auth');
  const first = names.find((name) => problem(name));
  const field = (name: AccountField) => ({
    ...register(name),
    label: t(`fields.${name}`),
    error: name === first ? problem(name) : undefined,
    'aria-invalid': problem(name) ? (true as const) : undefined,
  });
  const passwordTexts = { showPassword: t('fields.showPassword'), hidePassword: t('fields.hidePassword') };
  return (
    <>
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <AccountPassword {...field('password')} texts={passwordTexts} description={t('fields.passwordHint')} />
      <AccountPassword {...field('confirmPassword')} texts={passwordTexts} />
    </>
  );
}
