import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { Completion } from './Completion.tsx';

export const completionGuide = guide({
  status: 'beta',
  use: [
    'For the end of something that took effort, such as a course.',
    'Always offer a next step, as a primary `ButtonLink`.',
  ],
  instead: [
    { when: 'A form was saved or sent', use: 'Notice with `tone="positive"`' },
    { when: 'There is nothing to show yet', use: 'EmptyState' },
  ],
  do: (
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
  why: 'Weeks of work end here: there is praise, and a next step.',
  dont: (
    <Completion
      title={t('courseEditor:edit.title')}
      text={t('courseEditor:saved.published')}
      actions={<ButtonLink href="/dashboard">{t('courseEditor:dashboard')}</ButtonLink>}
    />
  ),
  whyNot: 'Users save many times a day: a `Notice` confirms it without a celebration.',
  keyboard: { Tab: 'Moves to the next step.', Enter: 'Opens it.' },
});
