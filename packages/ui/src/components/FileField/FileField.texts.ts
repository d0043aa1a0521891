import type { BuiltInTexts } from '../../provider/texts.ts';

export const fileFieldTexts: BuiltInTexts<'fileField'> = {
  en: {
    choose: 'Choose a file',
    replace: 'Choose another',
    drop: 'or drop it here',
    uploading: 'Uploading...',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove',
    oneOnly: 'Only one file can be uploaded at a time. Please drop them one by one.',
  },
  ar: {
    choose: 'اختيار ملف',
    replace: 'اختيار ملف آخر',
    drop: 'أو أفلته هنا',
    uploading: 'جارٍ الرفع...',
    cancel: 'إلغاء',
    retry: 'إعادة المحاولة',
    remove: 'إزالة',
    oneOnly: 'يمكن رفع ملف واحد فقط في كل مرة. يُرجى إفلات الملفات واحدًا تلو الآخر.',
  },
  fr: {
    choose: 'Choisir un fichier',
    replace: 'En choisir un autre',
    drop: 'ou déposez-le ici',
    uploading: 'Envoi en cours...',
    cancel: 'Annuler',
    retry: 'Réessayer',
    remove: 'Retirer',
    oneOnly: 'Un seul fichier peut être envoyé à la fois. Veuillez les déposer un par un.',
  },
};
