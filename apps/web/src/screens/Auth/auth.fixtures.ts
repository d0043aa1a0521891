import { authDialogMachine } from '@lyceum/flows/auth-dialog';
import { inLanguage } from '@lyceum/ui/stories';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { at } from '../../stories/at.ts';

/** The auth-dialog's machine in one of its states: by default on the login page, where nobody was on the way. */
export const authAt = (
  value: StateValueFrom<typeof authDialogMachine>,
  context: Partial<ContextFrom<typeof authDialogMachine>> = {},
) =>
  at(authDialogMachine, value, {
    mode: 'login',
    place: 'page',
    remembered: null,
    message: null,
    thirdParty: { tokenId: '', nonce: '', role: 'learner' },
    ...context,
  });

export const typing = { filling: 'alone' } as const;
export const askingThirdParty = { filling: 'askingThirdParty' } as const;

export const email = 'nour@lyceum.test';
export const password = 'a quiet morning';
export const personName = inLanguage({ en: 'Nour Haddad', ar: 'نور حدّاد', fr: 'Nour Haddad' });

export const wrongCredentials = inLanguage({
  en: 'The email address or the password is incorrect.',
  ar: 'عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
});

export const emailTaken = inLanguage({
  en: 'This email address is already registered.',
  ar: 'عنوان البريد الإلكتروني هذا مسجّل من قبل.',
  fr: 'Cette adresse e-mail est déjà enregistrée.',
});
