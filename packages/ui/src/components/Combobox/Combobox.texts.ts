import type { BuiltInTexts } from '../../provider/texts.ts';

export const comboboxTexts: BuiltInTexts<'combobox'> = {
  en: { none: 'No matches found', clear: 'Clear', open: 'Show options' },
  ar: { none: 'لا توجد نتائج مطابقة', clear: 'مسح', open: 'عرض الخيارات' },
  fr: { none: 'Aucun résultat', clear: 'Effacer', open: 'Afficher les options' },
};
