import { inLanguage, t } from '../../stories/index.ts';
import type { ComboboxOption, ComboboxTexts } from './index.ts';

export const comboboxTexts: ComboboxTexts = t('common:choice', { returnObjects: true });

const named = (en: string, ar: string, fr: string) => inLanguage({ en, ar, fr });
const technology = named('Technology', 'التقنية', 'Technologie');
const design = named('Design', 'التصميم', 'Design');

const dataScience = named('Data Science', 'علم البيانات', 'Science des données');
const graphicDesign = named('Graphic Design', 'التصميم الجرافيكي', 'Graphisme');
const branding = named('Branding', 'الهوية التجارية', 'Image de marque');

export const webDevelopment = {
  value: 'web_dev',
  label: named('Web Development', 'تطوير الويب', 'Développement web'),
  detail: technology,
} satisfies ComboboxOption;

export const nutrition = {
  value: 'nutrition',
  label: named('Nutrition', 'التغذية', 'Nutrition'),
  detail: named('Wellbeing', 'العافية', 'Bien-être'),
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
  { value: 'data_science', label: dataScience, detail: technology },
  { value: 'graphic_design', label: graphicDesign, detail: design },
  { value: 'branding', label: branding, detail: design },
  nutrition,
];

export const manyCategories: readonly ComboboxOption[] = Array.from({ length: 400 }, (_, index) => ({
  value: String(index + 1),
  label: `${t('courseEditor:form.category')} ${index + 1}`,
}));
