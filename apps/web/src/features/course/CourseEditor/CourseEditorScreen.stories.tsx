import type { Course } from '@lyceum/api-client';
import { courseDuplicationMachine } from '@lyceum/flows/course-duplication';
import { courseEditorMachine } from '@lyceum/flows/course-editor';
import { sampleCourse } from '@lyceum/rules/test/sampleCourse';
import { inLanguage, language, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { domains, instructor, course as published } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { CourseEditorScreen } from './CourseEditorScreen.tsx';

type Context = ContextFrom<typeof courseEditorMachine>;

const editorAt = (value: StateValueFrom<typeof courseEditorMachine>, context: Partial<Context> = {}) =>
  at(courseEditorMachine, value, {
    user: instructor,
    courseId: null,
    course: null,
    domains,
    draft: null,
    revision: null,
    storedDraft: null,
    restoredFrom: null,
    storage: { status: 'unknown' },
    fields: null,
    submitted: null,
    version: 0,
    conflict: null,
    isTypedSince: false,
    reason: null,
    message: null,
    ...context,
  });

const fields = {
  ...sampleCourse,
  name: published.name,
  description: published.description ?? {},
  category: published.category.id,
  price: published.price,
  sessionList: Array.from({ length: published.sessions }, (_, index) => ({
    id: `session-${index + 1}`,
    title: {},
    startsAt: null,
    durationMinutes: null,
    timeZone: '',
    meetingUrl: '',
    materials: [],
  })),
  handsOnPractice: published.handsOnPractice,
  learnersRequired: published.learners.required,
  tags: published.tags,
  promotionalImage: published.promotionalImage,
  scheduledTime: published.scheduledTime,
};

const savedCourse = {
  ...fields,
  sessionList: fields.sessionList.map(({ id }) => ({
    ...{ id, title: null, schedule: null, meetingUrl: null, materials: [] },
  })),
};

const of = (course: Course) => ({ courseId: course.id, course, draft: fields });
const draft = of({ ...published, status: 'draft' });
const publishedCourse = of(published);

const unknownCategory = inLanguage({
  en: 'There is no such category.',
  ar: 'لا توجد فئة كهذه.',
  fr: 'Cette catégorie n’existe pas.',
});

const hasLearners = inLanguage({
  en: 'This course cannot be deleted while learners are enrolled in it.',
  ar: 'لا يمكن حذف هذه الدورة ما دام فيها متعلّمون ملتحقون بها.',
  fr: 'Ce cours ne peut pas être supprimé tant que des apprenants y sont inscrits.',
});

const meta = {
  title: 'Course editor',
  component: CourseEditorScreen,
  decorators: [inApp({ path: '/create-course', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: {
    editor: editorAt({ open: 'editing' }),
    send: fn(),
    duplication: at(courseDuplicationMachine, 'idle', { courseId: null, message: null }),
    onDuplicate: fn(),
    timeZone: 'Africa/Cairo',
  },
} satisfies Meta<typeof CourseEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['en-light-1280'],
  args: { editor: editorAt('loading', { courseId: published.id }) },
};

/** The draft is saved after every keystroke and survives a reload. */
export const New: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('courseEditor:form.name') }), 'K');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'form.edited',
      draft: expect.objectContaining({ name: expect.objectContaining({ [language]: 'K' }) }),
    });
  },
};

/** Each invalid field has an error, and the first one has the focus. */
export const Invalid: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:form.publish') }));
    await expect(await canvas.findByText(t('errors:validation.courseNameRequired'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('courseEditor:form.name') })).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The preview follows the draft. */
export const Previewed: Story = {
  tags: ['2.213'],
  args: {
    editor: editorAt(
      { open: 'editing' },
      { draft: { ...fields, name: { [language]: 'Knots' }, price: 12.5 } },
    ),
  },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('region', { name: t('courseEditor:form.preview') });
    await expect(within(preview).getByRole('heading', { level: 3, name: 'Knots' })).toBeVisible();
    await expect(preview.querySelector('data')).toHaveAttribute('value', '12.5');
    await expect(within(preview).queryByRole('link')).toBeNull();
  },
};

/** A copy opens in its own editor and says what was not copied. */
export const Copied: Story = {
  tags: ['2.393', 'en-light-1280'],
  args: { editor: editorAt({ open: 'editing' }, draft), isCopy: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('courseEditor:copied'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:form.duplicate') }));
    await expect(args.onDuplicate).toHaveBeenCalledWith(published.id);
  },
};

/** The incomplete draft is restored after a reload. */
export const HalfTyped: Story = {
  tags: ['en-light-1280'],
  args: {
    editor: editorAt(
      { open: 'editing' },
      { draft: { ...fields, description: {}, category: '', price: null, scheduledTime: null } },
    ),
  },
};

/** The server's error and the fields remain during corrections. */
export const NewRefused: Story = {
  args: { editor: editorAt({ open: 'refused' }, { draft: fields, message: unknownCategory }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unknownCategory);
    const lessons = canvas.getByRole('list', { name: t('catalog:courseFields.sessionList') });
    await expect(within(lessons).getAllByRole('listitem')).toHaveLength(fields.sessionList.length);
  },
};

export const Draft: Story = {
  args: { editor: editorAt({ open: 'editing' }, draft) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:form.saveDraft') }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ type: 'save.submitted', fields: savedCourse }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:form.publish') }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ type: 'publish.submitted', fields: savedCourse }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:form.delete') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'deletion.requested' });
  },
};

export const Published: Story = {
  args: { editor: editorAt({ open: 'editing' }, publishedCourse) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:form.unpublish') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'unpublish.requested' });
  },
};

export const Saving: Story = {
  args: { editor: editorAt('saving', draft) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('courseEditor:form.saving') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const DraftSaved: Story = { args: { editor: editorAt({ open: 'saved' }, draft) } };

export const ChangesSaved: Story = { args: { editor: editorAt({ open: 'saved' }, publishedCourse) } };

/** The values of the fields are saved first. */
export const SavingToPublish: Story = { args: { editor: editorAt('savingToPublish', draft) } };

export const Publishing: Story = { args: { editor: editorAt('publishing', draft) } };

export const JustPublished: Story = { args: { editor: editorAt({ open: 'published' }, publishedCourse) } };

export const Unpublishing: Story = { args: { editor: editorAt('unpublishing', publishedCourse) } };

export const Unpublished: Story = { args: { editor: editorAt({ open: 'unpublished' }, draft) } };

/** The question names the course. */
export const AskingToDelete: Story = {
  tags: ['10.38', 'en-light-1280'],
  args: { editor: editorAt('askingToDelete', draft) },
  play: async ({ args }) => {
    const title = t('courseEditor:form.deleteQuestion', { course: published.name[language] ?? '' });
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    const cancel = dialog.getByRole('button', { name: t('common:actions.cancel') });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await expect(args.send).toHaveBeenCalledWith({ type: 'deletion.canceled' });
    await userEvent.click(dialog.getByRole('button', { name: t('courseEditor:form.delete') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'deletion.confirmed' });
  },
};

export const Deleting: Story = { args: { editor: editorAt('deleting', draft) } };

/** A course with enrollments cannot be deleted, so there is no question. */
export const Undeletable: Story = {
  tags: ['10.38', 'en-light-1280'],
  args: { editor: editorAt({ open: 'undeletable' }, publishedCourse) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('courseEditor:undeletable'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A learner enrolled meanwhile. The server's error is shown. */
export const DeletionRefused: Story = {
  args: { editor: editorAt({ open: 'refused' }, { ...publishedCourse, message: hasLearners }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(hasLearners);
  },
};

const conflict: NonNullable<Context['conflict']> = {
  intent: 'save',
  course: published,
  theirs: { ...fields, price: 45, tags: [...fields.tags, 'TypeScript 7'] },
  fields: ['name.fr', 'sessionList', 'price', 'scheduledTime', 'tags'],
  choices: { 'name.fr': 'mine', sessionList: 'mine', price: 'mine', scheduledTime: 'theirs', tags: 'theirs' },
};

/** The course was saved elsewhere after it was opened here. */
export const Conflicting: Story = {
  tags: ['2.380', 'en-light-1280'],
  args: {
    editor: editorAt('conflicting', {
      ...publishedCourse,
      draft: {
        ...fields,
        name: { ...fields.name, fr: 'TypeScript pour débutants' },
        sessionList: fields.sessionList.slice(0, 2).map((lesson) => ({
          ...lesson,
          title: { [language]: 'Types' },
          startsAt: '2027-03-08T17:00:00.000Z',
          durationMinutes: 90,
        })),
        price: 39.5,
        scheduledTime: null,
      },
      conflict,
    }),
  },
  play: async ({ canvas, args }) => {
    const price = within(canvas.getByRole('radiogroup', { name: t('catalog:courseFields.price') }));
    await userEvent.click(price.getByRole('radio', { name: t('courseEditor:conflict.theirs') }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'version.chosen',
      field: 'price',
      side: 'theirs',
    });
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:conflict.submit') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'conflict.resolved' });
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:conflict.cancel') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'conflict.left' });
  },
};

/** The conflict appears when the course is unpublished, not when it is saved. */
export const ConflictingUnsaved: Story = {
  tags: ['2.380'],
  args: {
    editor: editorAt('conflicting', { ...publishedCourse, conflict: { ...conflict, intent: 'unpublish' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('courseEditor:conflict.use') })).toBeVisible();
  },
};

/** The chosen versions cannot be saved together, or nothing was to be saved. */
export const Merged: Story = { args: { editor: editorAt({ open: 'merged' }, publishedCourse) } };

/** The draft of another device, or from before a reload. */
export const Restored: Story = {
  tags: ['2.381'],
  args: {
    editor: editorAt(
      { open: 'editing' },
      {
        ...draft,
        restoredFrom: '2026-11-24T16:05:00.000Z',
        storage: { status: 'stored', savedAt: '2026-11-24T16:05:00.000Z' },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:draft.discard') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.discarded' });
  },
};

/** The draft could not be stored on the server. The user can continue. */
export const OnThisDeviceOnly: Story = {
  tags: ['2.381'],
  args: { editor: editorAt({ open: 'editing' }, { ...draft, storage: { status: 'onDeviceOnly' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('courseEditor:draft.onDeviceOnly'))).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    editor: editorAt('failed', { courseId: published.id, message: t('errors:operations.networkError') }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const NotFound: Story = { args: { editor: editorAt('notFound', { courseId: 'gone' }) } };

export const NotInstructor: Story = {
  tags: ['2.6', 'en-light-1280'],
  args: { editor: editorAt('forbidden', { reason: 'notInstructor' }) },
};

export const ApplicationPending: Story = {
  tags: ['2.6'],
  args: { editor: editorAt('forbidden', { reason: 'pending' }) },
};

export const ApplicationRejected: Story = {
  tags: ['2.6'],
  args: { editor: editorAt('forbidden', { reason: 'rejected' }) },
};

/** Another instructor's course can only be viewed. */
export const NotYours: Story = {
  tags: ['2.6'],
  args: { editor: editorAt('forbidden', { reason: 'notYours', courseId: published.id }) },
};
