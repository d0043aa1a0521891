import { formatDate } from '@lyceum/i18n';
import { ButtonLink } from '../../components/Button/index.ts';
import { RequestsIcon } from '../../icons.ts';
import { guide, language, t } from '../../stories/index.ts';
import { NextStep } from './NextStep.tsx';

const review = (
  <ButtonLink tone="primary" href="/admin/instructor-requests">
    {t('admin:review')}
  </ButtonLink>
);

export const nextStepGuide = guide({
  status: 'beta',
  use: [
    'For the next step of a user, at the top of a dashboard.',
    'The title names the task and its amount.',
    'It keeps its height while it loads, and when nothing is left to do.',
  ],
  instead: [
    { when: 'The next step is a course', use: 'ContinueCard' },
    { when: 'Something has just happened', use: 'Notice' },
    { when: 'A list is empty', use: 'EmptyState' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <NextStep
            icon={RequestsIcon}
            title={t('admin:waiting', { count: 3 })}
            description={t('admin:oldest', {
              count: 3,
              date: formatDate('2026-11-18T08:00:00Z', language),
            })}
            action={review}
          />
        ),
        why: 'The number and the date show how urgent it is.',
      },
      dont: {
        show: () => (
          <NextStep
            icon={RequestsIcon}
            title={t('admin:title')}
            description={t('admin:lead')}
            action={review}
          />
        ),
        why: 'The name of the page does not show whether there is anything to do.',
      },
    },
  ],
  anatomy: [
    { part: 'Icon', selector: 'section > div > span' },
    { part: 'Reason', selector: 'h2' },
    { part: 'Detail', selector: 'h2 + div' },
    { part: 'Action', selector: 'section a' },
  ],
  keyboard: { Tab: 'Moves to the action.', Enter: 'Opens it.' },
  related: ['ContinueCard', 'Notice', 'EmptyState', 'StatList'],
  terms: {
    en: ['to do', 'task', 'call to action', 'dashboard', 'pending', 'what next'],
    ar: ['الخطوة التالية', 'مهمة', 'دعوة إلى إجراء', 'قيد الانتظار', 'لوحة التحكم'],
    fr: ['prochaine étape', 'à faire', 'tâche', 'appel à l’action', 'tableau de bord'],
  },
});
