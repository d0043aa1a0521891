import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { continued } from './ContinueCard.fixtures.ts';
import { ContinueCard, type ContinueCardProps } from './ContinueCard.tsx';

const card = (action: ContinueCardProps['action']) => <ContinueCard {...continued} action={action} />;

export const continueCardGuide = guide({
  status: 'beta',
  use: [
    'For the course that a learner continues with, once at the top of the dashboard.',
    'The action names the next session and leads to it.',
  ],
  instead: [
    { when: 'It is one of several courses that the user is enrolled in', use: 'EnrolledCourseCard' },
    { when: 'The next step is not a course', use: 'NextStep' },
  ],
  do: card(
    <ButtonLink tone="primary" href={`${continued.href}#session-4`}>
      {t('catalog:course.continueWith', { number: 4 })}
    </ButtonLink>,
  ),
  why: 'One press leads back to where the learner left off.',
  dont: card(
    <ButtonLink tone="primary" href="/categories">
      {t('dashboard:learner.browse')}
    </ButtonLink>,
  ),
  whyNot: 'The main action leads away from the course that the card is about.',
  keyboard: { Tab: 'Moves to the course, then to the action.', Enter: 'Opens the course, or the session.' },
});
