import type { BuiltInTexts } from '../../provider/texts.ts';

export const tagPickerTexts: BuiltInTexts<'tagPicker'> = {
  en: {
    remove: (name) => `Remove ${name}`,
    added: (name) => `${name} added`,
    removed: (name) => `${name} removed`,
  },
  ar: {
    remove: (name) => `إزالة ${name}`,
    added: (name) => `تمت إضافة ${name}`,
    removed: (name) => `تمت إزالة ${name}`,
  },
  fr: {
    remove: (name) => `Retirer ${name}`,
    added: (name) => `${name} ajouté`,
    removed: (name) => `${name} retiré`,
  },
};
