import type { BuiltInTexts } from '../../provider/texts.ts';

export const passwordFieldTexts: BuiltInTexts<'passwordField'> = {
  en: { show: 'Show password', hide: 'Hide password' },
  ar: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
  fr: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
};
