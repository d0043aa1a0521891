import { endonyms, formatAmount, formatLocalTime, formatNumber } from '@lyceum/i18n';
import type { CourseDraft } from '@lyceum/rules/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within as inside, screen, userEvent, waitFor } from 'storybook/test';
import { categories, webDevelopment } from '../../components/Combobox/Combobox.fixtures.tsx';
import { inLanguage, language, within } from '../../stories/index.ts';
import { courseAt } from '../catalog.fixtures.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { courseNames as names, courseFormTexts as texts } from './CourseForm.fixtures.ts';
import { courseFormGuide } from './CourseForm.guide.tsx';
import { CourseForm, type CourseFormValues } from './index.ts';

const descriptions = {
  en: 'Types that help: from the first annotation to generics.',
  ar: 'أنواع تساعدك: من أول تعليق نوعي إلى الأنواع العامة.',
  fr: 'Des types utiles : de la première annotation aux génériques.',
};

const emptySession = (id: string) => ({ id, title: null, schedule: null, meetingUrl: null, materials: [] });

const course: CourseFormValues = {
  name: names,
  description: descriptions,
  category: webDevelopment.value,
  price: 49.9,
  sessionList: [
    { ...emptySession('s1'), title: { en: 'Why types?', fr: 'Pourquoi des types ?' } },
    emptySession('s2'),
    { ...emptySession('s3'), title: { en: 'Generics' } },
  ],
  handsOnPractice: true,
  learnersRequired: 6,
  seats: 12,
  tags: ['TypeScript', 'Web'],
  promotionalImage: '/pictures/courses/intro-to-typescript.jpg',
  scheduledTime: '2027-01-12T17:00:00Z',
};

const typedSessions = course.sessionList.map(({ id, title }) => ({
  ...{ id, materials: [], meetingUrl: '', startsAt: null, durationMinutes: null, timeZone: '' },
  title: title ?? {},
}));

const draft: CourseDraft = { ...course, sessionList: typedSessions };

const meta = {
  component: CourseForm,
  args: {
    state: 'new',
    categories,
    timeZone: 'Africa/Cairo',
    preview: courseAt(0),
    onPreview: fn(),
    onSave: fn(),
    onPublish: fn(),
    onUnpublish: fn(),
    onDraft: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
    onDeleteCancel: fn(),
    onDeleteConfirm: fn(),
    texts,
    describeProblem,
  },
  parameters: courseFormGuide,
} satisfies Meta<typeof CourseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: texts.name }), inLanguage(names));
  await userEvent.type(canvas.getByRole('textbox', { name: texts.description }), inLanguage(descriptions));
  await userEvent.type(canvas.getByLabelText(texts.category), webDevelopment.label);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(webDevelopment.label) }));
  await userEvent.type(
    canvas.getByLabelText(texts.price),
    inLanguage({ en: '49.90', ar: '٤٩٫٩', fr: '49,90' }),
  );
};

/**
 * Numbers are read by the separators of the language, in Latin, Arabic-Indic and Persian digits. What is read is shown
 * below the field. An ambiguous one is an error with both readings.
 */
export const TypedNumbers: Story = {
  tags: ['2.490'],
  args: { state: 'draft', initial: draft },
  play: async ({ canvas, args }) => {
    const price = canvas.getByLabelText(texts.price);
    const seats = canvas.getByLabelText(new RegExp(`^${texts.seats}`));
    const enter = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await expect(price).toHaveValue(inLanguage({ en: '49.9', ar: '49.9', fr: '49,9' }));
    await enter(price, inLanguage({ en: '1,000', ar: '۱٬۰۰۰', fr: '1 000' }));
    const thousand = texts.number.read(formatNumber(1000, language));
    await expect(price).toHaveAccessibleDescription(
      expect.stringContaining(texts.number.read(formatAmount(1000, language))),
    );
    await enter(seats, inLanguage({ en: '1.000', ar: '١.٠٠٠', fr: '1.000' }));
    await userEvent.click(canvas.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() => expect(seats).toHaveFocus());
    const both = texts.number.ambiguous(formatNumber(1, language), formatNumber(1000, language));
    await expect(seats).toHaveAccessibleDescription(expect.stringContaining(both));
    await expect(args.onSave).not.toHaveBeenCalled();
    await enter(seats, '١٠٠٠');
    await expect(seats).toHaveAccessibleDescription(expect.stringContaining(thousand));
    await userEvent.click(canvas.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ price: 1000, seats: 1000 })),
    );
  },
};

/** A price is shown as an amount of money. A reading that is no price is none. */
export const TypedPrice: Story = {
  tags: ['2.490', 'same-look'],
  args: { state: 'draft', initial: draft },
  play: async ({ canvas, args }) => {
    const price = canvas.getByLabelText(texts.price);
    const enter = async (text: string) => {
      await userEvent.clear(price);
      await userEvent.type(price, text);
    };
    const read = (amount: number) =>
      expect.stringContaining(texts.number.read(formatAmount(amount, language)));
    await enter(inLanguage({ en: '12,50', ar: '١٢٫٥٠', fr: '12.50' }));
    await expect(price).toHaveAccessibleDescription(read(12.5));
    await enter('1.000');
    await userEvent.click(canvas.getByRole('button', { name: texts.saveDraft }));
    const both = texts.number.ambiguous(formatAmount(1, language), formatAmount(1000, language));
    await waitFor(() => expect(price).toHaveAccessibleDescription(expect.stringContaining(both)));
    await enter('40.005');
    await expect(price).toHaveAccessibleDescription(read(40_005));
    await userEvent.click(canvas.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ price: 40_005 })));
  },
};

/** The language of the page comes first and is sufficient. */
export const New: Story = {
  tags: ['en-light-375'],
  play: async (context) => {
    const { canvas, args } = context;
    await fill(context);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(texts.tags) }), 'Web{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...course,
        name: { [language]: inLanguage(names) },
        description: { [language]: inLanguage(descriptions) },
        sessionList: [emptySession(expect.any(String) as string)],
        handsOnPractice: false,
        learnersRequired: null,
        seats: null,
        tags: ['Web'],
        promotionalImage: null,
        scheduledTime: null,
      }),
    );
  },
};

/**
 * Before the publication, a checklist follows the fields. Each open item leads to its field, if necessary in another
 * language.
 */
export const Checklist: Story = {
  tags: ['2.390', 'ar-dark-1280', 'en-light-375'],
  args: {
    state: 'draft',
    initial: {
      ...draft,
      description: {},
      price: null,
      tags: [],
      promotionalImage: null,
    },
  },
  play: async ({ canvas }) => {
    const list = inside(canvas.getByRole('region', { name: texts.checklist.title }));
    const counts = { required: 5, requiredDone: 3, recommended: 4, recommendedDone: 0 };
    await expect(list.getByRole('status')).toHaveTextContent(texts.checklist.progress(counts));
    const { items } = texts.checklist;
    const select = (item: keyof typeof items) =>
      userEvent.click(list.getByRole('button', { name: items[item] }));
    await select('price');
    await waitFor(() => expect(canvas.getByLabelText(texts.price)).toHaveFocus());
    await select('sessionTitles');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.session.title(2) })).toHaveFocus());
    await select('tags');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: new RegExp(texts.tags) })).toHaveFocus());
    await select('description');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.description })).toHaveFocus());
    await userEvent.keyboard(inLanguage(descriptions));
    await expect(list.queryByRole('button', { name: items.description })).toBeNull();
    await expect(list.getByRole('status')).toHaveTextContent(
      texts.checklist.progress({ ...counts, requiredDone: 4 }),
    );
  },
};

/** The first invalid field gets the focus: here the name, which is required in one language. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(texts.promotionalImage) }),
      'ftp://pictures',
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.publish }));
    await expect(await canvas.findByText(describeProblem('courseNameRequired'))).toBeVisible();
    await expect(canvas.getByText(describeProblem('imageInvalid'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveFocus();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

/** The error of each field disappears when it is corrected. */
export const Corrected: Story = {
  tags: ['same-look'],
  play: async (context) => {
    const { canvas } = context;
    const errors = (
      ['courseNameRequired', 'courseDescriptionRequired', 'categoryRequired', 'priceInvalid'] as const
    ).map(describeProblem);
    await userEvent.click(canvas.getByRole('button', { name: texts.publish }));
    for (const error of errors) await expect(await canvas.findByText(error)).toBeVisible();
    await fill(context);
    for (const error of errors) await waitFor(() => expect(canvas.queryByText(error)).toBeNull());
  },
};

/** The error of the seats disappears when either number fits. */
export const TooFewSeats: Story = {
  tags: ['2.417', 'en-light-375'],
  args: { state: 'draft', initial: { ...draft, learnersRequired: 13 } },
  play: async ({ canvas, args }) => {
    const error = describeProblem('seatsTooFew');
    const seats = canvas.getByRole('textbox', { name: new RegExp(texts.seats) });
    const learners = canvas.getByRole('textbox', { name: new RegExp(texts.learnersRequired) });
    const save = canvas.getByRole('button', { name: texts.saveDraft });
    await userEvent.click(save);
    await waitFor(() => expect(seats).toHaveAccessibleDescription(expect.stringContaining(error)));
    await userEvent.clear(learners);
    await userEvent.type(learners, '12');
    await waitFor(() => expect(canvas.queryByText(error)).toBeNull());
    await userEvent.clear(seats);
    await userEvent.type(seats, '11');
    await expect(await canvas.findByText(error)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const other = language === 'en' ? 'ar' : 'en';

/** An error in another language marks its tab. A failed submission selects the tab and focuses the field. */
export const InvalidInOtherLanguage: Story = {
  tags: ['2.211', 'ar-dark-1280', 'en-forced-1280'],
  args: {
    state: 'draft',
    initial: { ...draft, name: { ...names, [other]: 'Intro\u202eto TypeScript' } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.publish }));
    const tab = await canvas.findByRole('tab', { name: `${endonyms[other]} ${texts.languageInvalid}` });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const name = canvas.getByRole('textbox', { name: texts.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAttribute('lang', other);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(endonyms[language]) }));
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveValue(inLanguage(names));
    await expect(tab).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

/** A course that is not written in the language of the page opens with a language that it has. */
export const OtherLanguageOnly: Story = {
  tags: ['2.211'],
  args: {
    state: 'draft',
    initial: { ...draft, name: { [other]: names[other] }, description: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: endonyms[other] })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveValue(names[other]);
  },
};

/** The start is entered in the time zone of the user. The same time in UTC is beside it. */
export const TimeZone: Story = {
  tags: ['2.212'],
  args: { state: 'draft', initial: draft, timeZone: 'Asia/Tokyo' },
  play: async ({ canvas, args }) => {
    const time = canvas.getByLabelText(new RegExp(texts.scheduledTime), { selector: 'input' });
    await expect(time).toHaveValue('2027-01-13T02:00');
    fireEvent.change(time, { target: { value: '2027-01-13T23:30' } });
    const { utc } = formatLocalTime('2027-01-13T14:30:00Z', language, 'Asia/Tokyo');
    await expect(time).toHaveAccessibleDescription(expect.stringContaining(utc ?? ''));
    await userEvent.click(canvas.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...course, scheduledTime: '2027-01-13T14:30:00Z' }),
    );
  },
};

/** Below the fields, the preview can be collapsed. */
export const PreviewCollapsed: Story = {
  tags: ['2.213', 'en-light-375'],
  args: { state: 'draft', initial: draft },
  decorators: [within(375)],
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('region', { name: texts.preview });
    const card = inside(preview).getByRole('article');
    await expect(card).toBeVisible();
    await expect(inside(preview).queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.hidePreview }));
    await expect(card).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.showPreview }));
    await expect(card).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.hidePreview }));
  },
};

export const Draft: Story = {
  args: { state: 'draft', initial: draft },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.publish }));
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledWith(course));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: texts.delete }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};

/** The course can’t be deleted while someone is enrolled. The message of the server explains it. */
export const Published: Story = {
  tags: ['en-light-375'],
  args: {
    state: 'published',
    initial: draft,
    error: inLanguage({
      en: 'Learners are enrolled in this course, so it cannot be deleted. Unpublish it to take it off the catalogue.',
      ar: 'في هذه الدورة متعلّمون مسجّلون، لذا لا يمكن حذفها. ألغِ نشرها لإخراجها من الفهرس.',
      fr: 'Des apprenants sont inscrits à ce cours : il ne peut pas être supprimé. Dépubliez-le pour le retirer du catalogue.',
    }),
  },
};

export const Saving: Story = {
  args: { state: 'published', initial: draft, busy: 'save' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.saving }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: texts.unpublish })).toBeDisabled();
  },
};

/** Deletion needs a confirmation, and the cancel button has the focus. */
export const ConfirmingDelete: Story = {
  args: { state: 'draft', initial: draft, askingToDelete: true },
  play: async ({ args }) => {
    const dialog = inside(await screen.findByRole('alertdialog', { name: texts.deleteQuestion }));
    const cancel = dialog.getByRole('button', { name: texts.cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await expect(args.onDeleteCancel).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: texts.delete }));
    await expect(args.onDeleteConfirm).toHaveBeenCalled();
  },
};

/** Restored after a reload. Text that is not a number is not restored. */
export const PartialInput: Story = {
  args: {
    initial: { ...draft, description: {}, category: '', price: null, scheduledTime: null, tags: [] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.price), '12');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: course.name, price: 12, tags: [] }),
    );
  },
};
