import type { BuiltInTexts } from '../../provider/texts.ts';

export const bannerTexts: BuiltInTexts<'banner'> = {
  en: { dismiss: 'Dismiss' },
  ar: { dismiss: 'إخفاء' },
  fr: { dismiss: 'Masquer' },
};
