import { inLanguage, t } from '../../stories/index.ts';

export const lina = {
  name: 'Lina Haddad',
  picture: null,
  bio: inLanguage({
    en: 'I teach what I build with, in small groups, slowly and by doing.',
    ar: 'أدرّس ما أبني به، في مجموعات صغيرة، على مهل وبالتطبيق.',
    fr: 'J’enseigne ce avec quoi je travaille, en petits groupes, lentement et par la pratique.',
  }),
  qualifications: inLanguage({
    en: 'Twelve years of building for the web; three of teaching it.',
    ar: 'اثنا عشر عامًا من البناء للويب، وثلاثة من تدريسه.',
    fr: 'Douze ans de développement web, trois ans d’enseignement.',
  }),
  texts: { qualifications: t('catalog:course.qualifications') },
};
