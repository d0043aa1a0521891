import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { CourseButtons } from './CourseButtons.tsx';
import { courseFormTexts } from './CourseForm.fixtures.ts';

const noop = () => undefined;

export const courseFormGuide = guide({
  status: 'beta',
  use: [
    'On /create-course and /course/{id}/edit, for approved instructors.',
    'Pass the server’s error as `error`, for example when a course with enrolled learners can’t be deleted.',
  ],
  instead: [
    { when: 'The user is not allowed to do it', use: 'EmptyState with the reason' },
    { when: 'The form has other fields', use: 'TextField, Select and so on in a FormPage' },
  ],
  do: (
    <form onSubmit={(event) => event.preventDefault()}>
      <CourseButtons
        state="draft"
        askingToDelete={false}
        busy={null}
        onUnpublish={noop}
        onDuplicate={noop}
        onDelete={noop}
        onDeleteCancel={noop}
        onDeleteConfirm={noop}
        texts={courseFormTexts}
      />
    </form>
  ),
  why: 'There is one primary button. Delete is apart and quiet: it needs a confirmation anyway.',
  dont: (
    <Inline>
      <Button tone="critical">{t('courseEditor:form.delete')}</Button>
      <Button tone="primary">{t('courseEditor:form.saveDraft')}</Button>
      <Button tone="primary">{t('courseEditor:form.publish')}</Button>
    </Inline>
  ),
  whyNot: 'Of three loud buttons, the rarest action comes first, and none is the obvious one.',
  keyboard: {
    '←, →': 'On the tabs of the languages: shows the texts in that language.',
    Enter:
      'In a single-line field: saves, a draft as a draft. If fields are invalid, the first of them gets the focus.',
  },
});
