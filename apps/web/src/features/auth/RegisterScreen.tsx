import { AccountForm } from '@lyceum/ui/patterns/AccountForm';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { useTranslation } from 'react-i18next';
import { accountFormTexts } from '../../app/auth/authFormTexts.ts';
import { type AuthProps, formProps } from '../../app/auth/authProps.ts';
import { PageMeta } from '../../app/page/PageMeta.tsx';

/** The register page [2.65]. The frame's banner shows the notice afterwards. */
export function RegisterScreen(props: AuthProps) {
  const { t } = useTranslation(['auth', 'errors']);
  return (
    <FormPage title={t('auth:register.title')} lead={t('auth:register.description')}>
      <PageMeta title={t('auth:register.title')} description={t('auth:register.description')} />
      <AccountForm
        {...formProps(props, t)}
        onSubmit={({ confirmPassword: _, role = 'learner', ...registration }) =>
          props.send({ type: 'registration.submitted', registration: { ...registration, role } })
        }
        texts={accountFormTexts(t)}
      />
    </FormPage>
  );
}
