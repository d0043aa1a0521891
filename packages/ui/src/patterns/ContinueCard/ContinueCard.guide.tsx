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
  examples: [
    {
      do: {
        show: () =>
          card(
            <ButtonLink tone="primary" href={`${continued.href}#session-4`}>
              {t('catalog:course.continueWith', { number: 4 })}
            </ButtonLink>,
          ),
        why: 'One press leads back to where the learner stopped.',
      },
      dont: {
        show: () =>
          card(
            <ButtonLink tone="primary" href="/categories">
              {t('dashboard:learner.browse')}
            </ButtonLink>,
          ),
        why: 'The main action leads away from the course that the card is about.',
      },
    },
  ],
  anatomy: [
    { part: 'Image of the course', selector: 'img' },
    { part: 'What the card is about', selector: 'p:has(+ h3)' },
    { part: 'Name and link', selector: 'h3 > a' },
    { part: 'Last access', selector: 'h3 + p' },
    { part: 'Sessions done', selector: 'div:has(+ [role=progressbar])' },
    { part: 'Progress', selector: '[role=progressbar]' },
    { part: 'Next step', selector: 'article div > a' },
  ],
  keyboard: { Tab: 'Moves to the course, then to the action.', Enter: 'Opens the course, or the session.' },
  related: ['EnrolledCourseCard', 'NextStep', 'CourseProgress', 'ProgressBar'],
  terms: {
    en: ['resume', 'continue learning', 'pick up', 'last course', 'where you left off'],
    ar: ['متابعة التعلّم', 'استئناف', 'آخر دورة', 'أكمل من حيث توقفت'],
    fr: ['reprendre', 'continuer', 'poursuivre', 'dernier cours', 'reprise'],
  },
});
