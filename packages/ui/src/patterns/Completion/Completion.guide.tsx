import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { Completion } from './Completion.tsx';

export const completionGuide = guide({
  status: 'beta',
  use: [
    'For the end of something that took effort, such as a course.',
    'Always with a next step. It is the primary `ButtonLink`.',
  ],
  instead: [
    { when: 'A form was saved or sent', use: '`Notice` with `tone="positive"`' },
    { when: 'There is nothing to show yet', use: 'EmptyState' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Completion
            title={t('catalog:course.completedTitle')}
            text={t('catalog:course.allDone')}
            actions={
              <ButtonLink tone="primary" href="/category/web_dev">
                {t('catalog:course.findNext')}
              </ButtonLink>
            }
          />
        ),
        why: 'Weeks of work end here, so there is praise, and a way on.',
      },
      dont: {
        show: () => (
          <Completion
            title={t('courseEditor:edit.title')}
            text={t('courseEditor:saved.published')}
            actions={<ButtonLink href="/dashboard">{t('courseEditor:dashboard')}</ButtonLink>}
          />
        ),
        why: 'Users save many times a day: a `Notice` confirms it without a celebration.',
      },
    },
  ],
  anatomy: [
    { part: 'Icon', selector: 'span:has(> svg)' },
    { part: 'What was completed, announced with the praise', selector: 'h3' },
    { part: 'Praise', selector: '[role=status] p' },
    { part: 'Next step', selector: 'a:first-of-type' },
    { part: 'Another way on', selector: 'a:last-of-type' },
  ],
  keyboard: { Tab: 'Moves to the next step.', Enter: 'Opens it.' },
  related: ['Notice', 'EmptyState', 'NextStep', 'CourseProgress'],
  terms: {
    en: ['success', 'finished', 'done', 'congratulations', 'celebration'],
    ar: ['إتمام', 'اكتمال', 'تهنئة', 'نجاح', 'إنجاز'],
    fr: ['réussite', 'terminé', 'félicitations', 'achèvement', 'bravo'],
  },
});
