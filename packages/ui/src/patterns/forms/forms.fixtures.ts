import type { ValidationKey } from '@lyceum/rules';
import { inLanguage, t } from '../../stories/index.ts';

export const describeProblem = (key: ValidationKey) => t(`errors:validation.${key}`);

export const accountTexts = {
  ...t('auth:fields', { returnObjects: true }),
  or: t('auth:google.or'),
};

export const amal = inLanguage({ en: 'Amal Haddad', ar: 'أمل حدّاد', fr: 'Amal Haddad' });
export const amalsEmail = 'amal.haddad@example.com';
export const amalsPassword = 'a-long-walk';

/** Messages of the server in the language of the page. */
export const serverErrors = {
  login: inLanguage({
    en: 'The email or the password is wrong.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
  }),
  taken: inLanguage({
    en: 'An account with this email address exists already. Log in, or choose a new password by “Forgot password?”.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول، أو اختر كلمة مرور جديدة عبر «نسيت كلمة المرور؟».',
    fr: 'Un compte existe déjà avec cette adresse. Connectez-vous, ou choisissez un nouveau mot de passe par « Mot de passe oublié ? ».',
  }),
  network: t('errors:operations.networkError'),
};
