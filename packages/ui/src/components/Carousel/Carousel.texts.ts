import type { BuiltInTexts } from '../../provider/texts.ts';

export const carouselTexts: BuiltInTexts<'carousel'> = {
  en: {
    role: 'carousel',
    slideRole: 'slide',
    position: (number, total) => `${number} of ${total}`,
    pause: 'Pause the slides',
    play: 'Play the slides',
    previous: 'Previous slide',
    next: 'Next slide',
  },
  ar: {
    role: 'شرائح متتابعة',
    slideRole: 'شريحة',
    position: (number, total) => `${number} من ${total}`,
    pause: 'أوقف تتابع الشرائح',
    play: 'شغّل تتابع الشرائح',
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
  },
  fr: {
    role: 'carrousel',
    slideRole: 'diapositive',
    position: (number, total) => `${number} sur ${total}`,
    pause: 'Mettre le défilement en pause',
    play: 'Lancer le défilement',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
  },
};
