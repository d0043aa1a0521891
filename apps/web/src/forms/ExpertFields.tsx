import type { ExpertForm, ExpertProblems } from '@lyceum/flows/expert-sign-up';
import { limits } from '@lyceum/rules';
import { TextArea } from '@lyceum/ui/components/TextArea';
import { AccountPassword, EmailField, NameField } from '@lyceum/ui/patterns/AccountFields';
import { useTranslation } from 'react-i18next';
import { ExpertiseField, type ExpertiseFieldProps } from './ExpertiseField.tsx';

export type ExpertiseSearch = Pick<ExpertiseFieldProps, 'search' | 'send' | 'freeText' | 'stored'>;

export interface ProfileFieldProps {
  name: 'expertise' | 'qualifications' | 'bio';
  form: { profile: ExpertForm['profile']; problems: ExpertProblems };
  send: (event: { type: 'profile.typed'; profile: Partial<ExpertForm['profile']> }) => void;
  /** The search for areas of expertise and its `send`. */
  expertise: ExpertiseSearch;
  /** The initial lines of a text. @default 5 */
  rows?: number;
}

/** A field of an instructor profile, with its error. */
export function ProfileField({
  name,
  form: { profile, problems },
  send,
  expertise,
  rows = 5,
}: ProfileFieldProps) {
  const { t } = useTranslation(['instructor', 'errors']);
  const problem = problems[name];
  const error = problem && t(`errors:validation.${problem}`);
  if (name === 'expertise') {
    return (
      <ExpertiseField
        {...expertise}
        value={profile.expertise}
        onChange={(chosen) => send({ type: 'profile.typed', profile: { expertise: chosen } })}
        error={error}
      />
    );
  }
  return (
    <TextArea
      label={t(`instructor:fields.${name}`)}
      description={t(`instructor:fields.${name}Hint`)}
      error={error}
      rows={rows}
      value={profile[name]}
      onChange={(event) => send({ type: 'profile.typed', profile: { [name]: event.target.value } })}
      maxLength={name === 'bio' ? limits.bioMaximum : limits.qualificationsMaximum}
      required
    />
  );
}

const names = ['name', 'email', 'password', 'confirmPassword'] as const;

export interface AccountFieldsProps {
  form: { account: ExpertForm['account']; problems: ExpertProblems };
  send: (event: { type: 'account.typed'; account: Partial<ExpertForm['account']> }) => void;
}

/** The fields of an account by e-mail. Each invalid field is marked; the first one shows the common message [5.4]. */
export function AccountFields({ form: { account, problems }, send }: AccountFieldsProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const first = names.find((name) => problems[name]);
  const problem = first && problems[first];
  const field = (name: (typeof names)[number]) => ({
    label: t(`auth:fields.${name}`),
    value: account[name],
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'account.typed', account: { [name]: event.target.value } }),
    error: name === first && problem ? t(`errors:validation.${problem}`) : undefined,
    'aria-invalid': problems[name] ? (true as const) : undefined,
  });
  const passwordTexts = {
    showPassword: t('auth:fields.showPassword'),
    hidePassword: t('auth:fields.hidePassword'),
  };
  return (
    <>
      <NameField {...field('name')} maxLength={limits.fullNameMaximum} />
      <EmailField {...field('email')} />
      <AccountPassword
        {...field('password')}
        texts={passwordTexts}
        description={t('auth:fields.passwordHint')}
        maxLength={limits.passwordMaximum}
      />
      <AccountPassword
        {...field('confirmPassword')}
        texts={passwordTexts}
        maxLength={limits.passwordMaximum}
      />
    </>
  );
}
