import { formatNumber, type Language } from '@lyceum/i18n';
import { inLanguage, language, t } from '../stories/index.ts';
import type { CategoryItem } from './CategoryGrid/index.ts';
import type { CourseCardProps } from './CourseCard/index.ts';

/** Fixtures of the catalog for stories: a name that exists in another language only. */
export const foreignName = inLanguage<{ name: string; nameLanguage: Language }>({
  en: { name: 'أساسيات الخط العربي', nameLanguage: 'ar' },
  ar: { name: 'Introduction to TypeScript', nameLanguage: 'en' },
  fr: { name: 'Introduction to TypeScript', nameLanguage: 'en' },
});

export const longName = inLanguage({
  en: 'Sustainable data-driven marketing for small cooperatives, from a first survey to a budget that holds',
  ar: 'التسويق المستدام القائم على البيانات للتعاونيات الصغيرة، من أول استبيان إلى ميزانية تصمد أمام التغيّرات',
  fr: 'Le marketing durable fondé sur les données pour les petites coopératives, de la première enquête au budget tenu',
});

/** A word without a break opportunity. */
export const longWord = inLanguage({
  en: 'Psychoneuroimmunoendocrinology',
  ar: 'أفاستسقيناكموهماوبالمستشفيات',
  fr: 'Anticonstitutionnellementparlant',
});

const categoryNames = [
  ['web_dev', '#2F6FB7', 'Web Development', 'تطوير الويب', 'Développement web'],
  ['mobile_apps', '#6B4FA8', 'Mobile Apps', 'تطبيقات الجوال', 'Applications mobiles'],
  ['python', '#3B7A57', 'Python', 'Python', 'Python'],
  ['data_science', '#0E7C86', 'Data Science', 'علم البيانات', 'Science des données'],
  ['cloud_computing', '#4A7FB5', 'Cloud Computing', 'الحوسبة السحابية', 'Informatique en nuage'],
  [
    'ai_ml',
    '#8A4B8F',
    'AI & Machine Learning',
    'الذكاء الاصطناعي وتعلّم الآلة',
    'IA et apprentissage automatique',
  ],
  ['cybersecurity', '#A23B3B', 'Cybersecurity', 'الأمن السيبراني', 'Cybersécurité'],
  ['blockchain', '#B0782B', 'Blockchain', 'سلسلة الكتل', 'Chaîne de blocs'],
  ['robotics', '#5E6B3A', 'Robotics', 'الروبوتات', 'Robotique'],
] as const;

/** Nine categories, more than the seven that are shown before 'View All'. The last one has no icon of its own. */
export const categories: readonly CategoryItem[] = categoryNames.map(([id, color, en, ar, fr]) => ({
  id,
  href: `/category/${id}`,
  name: inLanguage({ en, ar, fr }),
  color,
}));

/** The same categories with a second line. */
export const countedCategories: readonly CategoryItem[] = categories.map((category, index) => ({
  ...category,
  note: t('catalog:domain.courses', { count: [12, 1, 64, 0, 7, 2, 31, 18, 5][index] ?? 0 }),
}));

export const domain = {
  href: '/domain/technology',
  name: inLanguage({ en: 'Technology', ar: 'التقنية', fr: 'Technologie' }),
  color: '#2563B8',
};

const instructors = [
  inLanguage({ en: 'Lina Haddad', ar: 'لينا حداد', fr: 'Lina Haddad' }),
  inLanguage({ en: 'Zuzanna Zielińska', ar: 'زوزانا جيلينسكا', fr: 'Zuzanna Zielińska' }),
  inLanguage({ en: 'Omar El-Sayed', ar: 'عمر السيد', fr: 'Omar El-Sayed' }),
];

const courseNames = [
  ['intro-to-typescript', 'Introduction to TypeScript', 'مدخل إلى TypeScript', 'Introduction à TypeScript'],
  [
    'python-automation-weekend',
    'Automation with Python in a Weekend',
    'الأتمتة بلغة Python في عطلة واحدة',
    'Automatiser avec Python en un week-end',
  ],
  [
    'brand-strategy-in-practice',
    'Brand Strategy in Practice',
    'استراتيجية العلامة في التطبيق',
    'La stratégie de marque en pratique',
  ],
  ['sports-nutrition', 'Sports Nutrition', 'تغذية الرياضيين', 'La nutrition du sport'],
  [
    'acoustic-guitar-from-scratch',
    'Acoustic Guitar from Scratch',
    'الغيتار من الصفر',
    'La guitare acoustique à partir de zéro',
  ],
  [
    'advanced-technical-seo',
    'Advanced Technical SEO',
    'تحسين محركات البحث تقنيًا للمتقدمين',
    'SEO technique avancé',
  ],
] as const;

/** The facts of a course card. @param rating null if there are no ratings */
export function courseTexts(
  rating: number | null,
  enrolled: number,
  lessons: number,
): CourseCardProps['texts'] {
  return {
    rating:
      rating === null
        ? t('catalog:card.notRated')
        : t('catalog:card.rating', {
            rating: formatNumber(rating, language, 1),
            count: Math.ceil(enrolled * 0.3),
          }),
    enrolled: t('catalog:card.enrolled', { count: enrolled }),
    lessons: t('catalog:card.sessions', { count: lessons }),
    free: t('catalog:card.free'),
  };
}

export function courseAt(index: number): CourseCardProps & { id: string; href: string } {
  const [slug, en, ar, fr] = courseNames[index % courseNames.length] ?? courseNames[0];
  const rating = [4.7, 4.2, null, 5, 3.9, 4.4][index % 6] ?? null;
  return {
    id: `${slug}-${index}`,
    href: `/course/${slug}`,
    name: inLanguage({ en, ar, fr }),
    image: { src: `/pictures/courses/${slug}.jpg`, avif: `/pictures/courses/${slug}.avif` },
    instructor: t('catalog:card.by', { instructor: instructors[index % instructors.length] ?? '' }),
    rating,
    ratingCount: [362, 1, 0, 26, 94, 4][index % 6] ?? 0,
    price: [49, 0, 129.5, 24.99, 80, 15][index % 6] ?? 0,
    texts: courseTexts(
      rating,
      [1204, 1, 0, 86, 312, 11][index % 6] ?? 0,
      [8, 2, 12, 6, 24, 1][index % 6] ?? 1,
    ),
  };
}

/** The given number of courses. The names repeat, the ids are unique. */
export const courses = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => courseAt(from + index));
