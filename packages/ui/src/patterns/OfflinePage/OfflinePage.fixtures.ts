import { t } from '../../stories/index.ts';

export const offlineTexts = {
  name: t('common:appName'),
  home: t('common:header.home'),
  title: t('offline:title'),
  text: t('offline:text'),
  retry: t('common:actions.tryAgain'),
  checking: t('offline:checking'),
};

export const keptCourses = {
  title: t('offline:courses'),
  text: t('offline:coursesText'),
  courses: [
    { href: '/course/intro-to-typescript', name: 'Intro to TypeScript', language: 'en' },
    { href: '/course/arabic-calligraphy-foundations', name: 'أسس الخط العربي', language: 'ar' },
    { href: '/course/everyday-french-in-practice', name: 'Le français de tous les jours', language: 'fr' },
  ],
};
