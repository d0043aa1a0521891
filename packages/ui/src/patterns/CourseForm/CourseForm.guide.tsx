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
    { when: 'The user is not allowed to do it', use: '`EmptyState` with the reason' },
    { when: 'The form has other fields', use: '`TextField`, `Select` and so on in a `FormPage`' },
  ],
  examples: [
    {
      do: {
        show: () => (
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
        why: 'One primary button, and Delete apart and quiet: it needs a confirmation anyway.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button tone="critical">{t('courseEditor:form.delete')}</Button>
            <Button tone="primary">{t('courseEditor:form.saveDraft')}</Button>
            <Button tone="primary">{t('courseEditor:form.publish')}</Button>
          </Inline>
        ),
        why: 'Three loud buttons: the rarest action comes first, and none of them is the obvious one.',
      },
    },
  ],
  anatomy: [
    { part: 'Basics', selector: 'fieldset:has([role=tablist])' },
    { part: 'Language of the texts', selector: '[role=tablist]' },
    { part: 'Schedule and price', selector: 'fieldset:has([name=price])' },
    { part: 'Presentation', selector: 'fieldset:has([name=promotionalImage])' },
    { part: 'Preview', selector: 'section:has(article)' },
    { part: 'Actions', selector: '[data-actions]' },
  ],
  keyboard: {
    '←, →': 'On the tabs of the languages: shows the texts in that language.',
    Enter:
      'In a single-line field: saves, a draft as a draft. If fields are invalid, the first of them gets the focus.',
  },
  related: ['CourseCard', 'InstructorForm', 'Tabs', 'Combobox', 'TagPicker', 'TextField', 'Dialog'],
  terms: {
    en: ['create course', 'edit course', 'course editor', 'publish', 'draft', 'authoring'],
    ar: ['إنشاء دورة', 'تعديل دورة', 'محرر الدورات', 'نشر', 'مسودة'],
    fr: ['créer un cours', 'modifier un cours', 'éditeur de cours', 'publier', 'brouillon'],
  },
});
