import { applicationMachine } from '@lyceum/flows/application';
import { type ExpertForm, expertSignUpMachine } from '@lyceum/flows/expert-sign-up';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { at } from './at.ts';

const blank: ExpertForm = {
  profile: { expertise: [], qualifications: '', bio: '' },
  account: { name: '', email: '', password: '', confirmPassword: '' },
};

/** What somebody has typed who is done with the first three steps. */
export const profile: ExpertForm['profile'] = {
  expertise: ['photography', 'python'],
  qualifications: inLanguage({
    en: 'Diploma in photography, Lyon. Nine years of portraits, four of teaching them.',
    ar: 'دبلوم في التصوير من معهد الفنون. تسع سنوات من تصوير الوجوه، وأربع من تدريسه.',
    fr: 'Diplôme de photographie, Arles. Neuf ans de portraits, quatre d’enseignement.',
  }),
  bio: inLanguage({
    en: 'I photograph people at their work, and teach how to be forgotten behind a camera.',
    ar: 'أصوّر الناس في أعمالهم، وأعلّم كيف يُنسى من يقف خلف الكاميرا.',
    fr: 'Je photographie les gens au travail et j’enseigne comment se faire oublier derrière l’appareil.',
  }),
};

export const account: ExpertForm['account'] = {
  name: inLanguage({ en: 'Amal Haddad', ar: 'أمل حدّاد', fr: 'Amal Haddad' }),
  email: 'amal.haddad@example.com',
  password: 'a-long-walk',
  confirmPassword: 'a-long-walk',
};

/** All that is asked of an expert is missing. */
export const missing = {
  expertise: 'expertiseRequired',
  qualifications: 'qualificationsRequired',
  bio: 'bioRequired',
} as const;

export const takenEmail = inLanguage({
  en: 'An account with this email address exists already. Log in, or choose a new password by “Forgot password?”.',
  ar: 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول، أو اختر كلمة مرور جديدة عبر «نسيت كلمة المرور؟».',
  fr: 'Un compte existe déjà avec cette adresse. Connectez-vous, ou choisissez un nouveau mot de passe par « Mot de passe oublié ? ».',
});

export const noNetwork = t('errors:operations.networkError');

export const signUpAt = (
  value: StateValueFrom<typeof expertSignUpMachine>,
  context: Partial<ContextFrom<typeof expertSignUpMachine>> = {},
) =>
  at(expertSignUpMachine, value, {
    ...blank,
    layout: 'oneForm',
    step: 'account',
    problems: {},
    message: null,
    identity: { tokenId: '', nonce: '' },
    ...context,
  });

export const applicationAt = (
  value: StateValueFrom<typeof applicationMachine>,
  context: Partial<ContextFrom<typeof applicationMachine>> = {},
) =>
  at(applicationMachine, value, {
    ...blank,
    applicant: 'guest',
    step: 'account',
    problems: {},
    message: null,
    ...context,
  });
