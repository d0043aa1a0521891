import { type Localized, text } from './types.ts';

/** The titles of the lessons of some courses, by the ids of the courses. */
export const lessonTitles: Readonly<Record<string, readonly Localized[]>> = {
  'intro-to-typescript': [
    text('Why types?', 'لماذا الأنواع؟', 'Pourquoi des types ?'),
    text('Functions and objects', 'الدوال والكائنات', 'Fonctions et objets'),
    text('Narrowing unknown data', 'تضييق البيانات المجهولة', 'Affiner des données inconnues'),
    text('Generics without fear', 'الأنواع العامة بلا خوف', 'Les génériques sans crainte'),
    text('A small project of your own', 'مشروع صغير من صنعك', 'Un petit projet à vous'),
  ],
  'intro-to-prototyping': [
    text('What a prototype is for', 'لِمَ النموذج الأولي؟', 'À quoi sert un prototype'),
    text('From paper to the screen', 'من الورق إلى الشاشة', 'Du papier à l’écran'),
    text('Clickable drafts', 'مسودات قابلة للنقر', 'Des maquettes cliquables'),
    text('Motion that explains', 'حركة تشرح', 'Un mouvement qui explique'),
    text('Showing it honestly', 'عرضه بصدق', 'Le montrer honnêtement'),
    text('Handing it over', 'تسليمه', 'Le transmettre'),
  ],
  'prototyping-workshop': [
    text('Sketching against the clock', 'الرسم في سباق مع الوقت', 'Esquisser contre la montre'),
    text(
      'First version, first visitors',
      'النسخة الأولى وأول الزوار',
      'Première version, premiers visiteurs',
    ),
    text(
      'What they did, not what they said',
      'ما فعلوه لا ما قالوه',
      'Ce qu’ils ont fait, pas ce qu’ils ont dit',
    ),
  ],
};
