import type { BuiltInTexts } from '../../provider/texts.ts';

export const paginationTexts: BuiltInTexts<'pagination'> = {
  en: { previous: 'Previous', next: 'Next', position: (page, pages) => `Page ${page} of ${pages}` },
  ar: { previous: 'السابق', next: 'التالي', position: (page, pages) => `الصفحة ${page} من ${pages}` },
  fr: { previous: 'Précédent', next: 'Suivant', position: (page, pages) => `Page ${page} sur ${pages}` },
};
