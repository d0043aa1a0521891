import { inLanguage, t } from '../../stories/index.ts';

export const noursReview = {
  author: { name: inLanguage({ en: 'Nour Haddad', ar: 'نور حدّاد' }), picture: null },
  stars: 4,
  text: inLanguage({
    en: 'Clear and well prepared. The group was small enough to ask anything.\n\nOne wish: share the notes earlier.',
    ar: 'شرح واضح وتحضير جيد، والمجموعة صغيرة بما يكفي لطرح أي سؤال.\n\nأتمنى فقط أن تُرسل الملاحظات قبل الجلسة.',
    fr: 'Clair et bien préparé, dans un groupe assez petit pour tout demander.\n\nUn souhait : des notes avant la séance.',
  }),
  writtenAt: '2026-11-19T18:20:00.000Z',
  texts: { stars: t('reviews:given', { count: 4 }), edited: t('reviews:edited') },
};
