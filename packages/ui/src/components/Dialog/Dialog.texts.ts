import type { BuiltInTexts } from '../../provider/texts.ts';

export const dialogTexts: BuiltInTexts<'dialog'> = {
  en: { close: 'Close' },
  ar: { close: 'إغلاق' },
  fr: { close: 'Fermer' },
};
