import { inLanguage, t } from '../../stories/index.ts';
import type { ComboboxOption, ComboboxTexts } from './Combobox.tsx';

export const comboboxTexts: ComboboxTexts = {
  none: t('common:choice.none'),
  clear: t('common:choice.clear'),
  open: t('common:choice.open'),
};

const technology = inLanguage({ en: 'Technology', ar: 'التقنية', fr: 'Technologie' });
const design = inLanguage({ en: 'Design', ar: 'التصميم', fr: 'Design' });
const wellbeing = inLanguage({ en: 'Wellbeing', ar: 'العافية', fr: 'Bien-être' });

export const webDevelopment = {
  value: 'web_dev',
  label: inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' }),
  detail: technology,
} satisfies ComboboxOption;

export const nutrition = {
  value: 'nutrition',
  label: inLanguage({ en: 'Nutrition', ar: 'التغذية', fr: 'Nutrition' }),
  detail: wellbeing,
} satisfies ComboboxOption;

/** Has a name in one language only, which differs from the page's. */
export const foreign = {
  value: 'calligraphy',
  ...inLanguage<Omit<Required<ComboboxOption>, 'value'>>({
    en: { label: 'الخط العربي', detail: 'الفنون', labelLanguage: 'ar', detailLanguage: 'ar' },
    ar: { label: 'Calligraphy', detail: 'Arts & Crafts', labelLanguage: 'en', detailLanguage: 'en' },
    fr: { label: 'Calligraphy', detail: 'Arts & Crafts', labelLanguage: 'en', detailLanguage: 'en' },
  }),
} satisfies ComboboxOption;

export const categories: readonly ComboboxOption[] = [
  webDevelopment,
  {
    value: 'data_science',
    label: inLanguage({ en: 'Data Science', ar: 'علم البيانات', fr: 'Science des données' }),
    detail: technology,
  },
  {
    value: 'graphic_design',
    label: inLanguage({ en: 'Graphic Design', ar: 'التصميم الجرافيكي', fr: 'Graphisme' }),
    detail: design,
  },
  {
    value: 'branding',
    label: inLanguage({ en: 'Branding', ar: 'الهوية التجارية', fr: 'Image de marque' }),
    detail: design,
  },
  nutrition,
];

export const manyCategories: readonly ComboboxOption[] = Array.from({ length: 400 }, (_, index) => ({
  value: String(index + 1),
  label: `${t('courseEditor:form.category')} ${index + 1}`,
}));
