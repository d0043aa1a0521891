import type { Direction, Language } from '@lyceum/i18n';
import { notFound } from 'next/navigation';

/** The texts of the page. */
const pages = {
  en: {
    direction: 'ltr',
    title: 'Autumn courses',
    enroll: 'Enroll',
    question: 'Enroll in this course?',
    close: 'Close',
    enrolled: 'You are enrolled.',
    free: 'Free',
    courses: [
      { id: 'pottery', name: 'Pottery', teacher: 'Amal Haddad', price: 120 },
      { id: 'astronomy', name: 'First steps in astronomy', teacher: 'Layla Mansour', price: 0 },
    ],
  },
  ar: {
    direction: 'rtl',
    title: 'دورات الخريف',
    enroll: 'سجّل',
    question: 'هل تريد التسجيل في هذه الدورة؟',
    close: 'إغلاق',
    enrolled: 'تمّ تسجيلك.',
    free: 'مجانًا',
    courses: [
      { id: 'pottery', name: 'صناعة الفخّار', teacher: 'أمل حدّاد', price: 120 },
      { id: 'astronomy', name: 'مدخل إلى علم الفلك', teacher: 'ليلى منصور', price: 0 },
    ],
  },
} as const satisfies { [L in Language]?: { direction: Direction; [key: string]: unknown } };

export type PageLanguage = keyof typeof pages;
export type PageTexts = (typeof pages)[PageLanguage];

export const languages = Object.keys(pages) as PageLanguage[];

/** The language in an address with its texts. Another one has no page. */
export function pageOf(language: string) {
  if (!Object.hasOwn(pages, language)) notFound();
  return { language: language as PageLanguage, ...pages[language as PageLanguage] };
}
