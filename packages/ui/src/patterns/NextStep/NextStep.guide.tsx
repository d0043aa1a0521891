import { formatDate } from '@lyceum/i18n';
import { ButtonLink } from '../../components/Button/index.ts';
import { RequestsIcon } from '../../icons.ts';
import { guide, language, t } from '../../stories/index.ts';
import { NextStep } from './NextStep.tsx';

const review = (
  <ButtonLink tone="primary" href="/admin/instructor-requests">
    {t('staff:requests.review')}
  </ButtonLink>
);

export const nextStepGuide = guide({
  status: 'beta',
  use: [
    'For the next step of a user, at the top of a dashboard.',
    'The title names the task and how much of it there is.',
    'It keeps its height while it loads, and when nothing is left to do.',
  ],
  instead: [
    { when: 'The next step is a course', use: 'ContinueCard' },
    { when: 'Something has just happened', use: 'Notice' },
    { when: 'A list is empty', use: 'EmptyState' },
  ],
  do: (
    <NextStep
      icon={RequestsIcon}
      title={t('staff:requests.waiting', { count: 3 })}
      description={t('staff:requests.oldest', {
        count: 3,
        date: formatDate('2026-11-18T08:00:00Z', language),
      })}
      action={review}
    />
  ),
  why: 'The number and the date show how urgent it is.',
  dont: (
    <NextStep
      icon={RequestsIcon}
      title={t('staff:requests.title')}
      description={t('staff:requests.lead')}
      action={review}
    />
  ),
  whyNot: 'The name of the page does not show whether there is anything to do.',
  keyboard: { Tab: 'Moves to the action.', Enter: 'Opens it.' },
});
