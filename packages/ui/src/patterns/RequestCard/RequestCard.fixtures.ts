import { ceramics, photography } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { inLanguage, t } from '../../stories/index.ts';
import { amal, amalsEmail } from '../forms/forms.fixtures.ts';
import type { RequestCardTexts } from './RequestCard.tsx';

export const requestTexts: RequestCardTexts = {
  submitted: (date) => t('instructor:requests.submitted', { date }),
  expertise: t('instructor:fields.expertise'),
  qualifications: t('instructor:fields.qualifications'),
  bio: t('instructor:fields.bio'),
  approve: t('instructor:requests.approve'),
  reject: t('instructor:requests.reject'),
  processing: t('common:states.processing'),
  approved: t('common:status.approved'),
  rejected: t('common:status.rejected'),
  undo: t('instructor:requests.undo'),
  undoing: t('instructor:requests.undoing'),
  dismiss: t('common:actions.dismiss'),
};

export const amalsRequest = {
  name: amal,
  email: amalsEmail,
  submitted: '2026-11-20T09:00:00Z',
  expertise: [{ name: ceramics.label }, { name: photography.label }],
  qualifications: inLanguage({
    en: 'Diploma in ceramics, Stoke-on-Trent.\nTwelve years in a shared studio.',
    ar: 'دبلوم في الخزف من معهد الحِرف.\nاثنتا عشرة سنة في مشغل مشترك.',
    fr: 'Diplôme de céramique, Vallauris.\nDouze ans dans un atelier partagé.',
  }),
  bio: inLanguage({
    en: 'I throw tableware for three restaurants, and teach what my hands learned the slow way.',
    ar: 'أصنع أواني المائدة لثلاثة مطاعم، وأعلّم ما تعلّمته يداي على مهل.',
    fr: 'Je tourne la vaisselle de trois restaurants et j’enseigne ce que mes mains ont appris lentement.',
  }),
};
