import { formatTime } from '@lyceum/i18n';
import type { CourseDraft, LessonDraft } from '@lyceum/rules/course';
import { sampleCourse } from '@lyceum/rules/test/sampleCourse';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within as inside, screen, userEvent, waitFor } from 'storybook/test';
import { categories, webDevelopment } from '../../components/Combobox/Combobox.fixtures.tsx';
import { inLanguage, language, t, within } from '../../stories/index.ts';
import { courseAt } from '../catalog.fixtures.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { courseFormTexts as texts } from './CourseForm.fixtures.ts';
import { courseFormGuide } from './CourseForm.guide.tsx';
import { CourseForm } from './index.ts';

const titles = inLanguage({
  en: ['Bowline', 'Hitches', 'Splices'],
  ar: ['عقدة الملاح', 'عقد الربط', 'الوصلات'],
  fr: ['Nœud de chaise', 'Nœuds d’accroche', 'Épissures'],
});

const untimed = { startsAt: null, durationMinutes: null, timeZone: '', meetingUrl: '', materials: [] };
const sessions: LessonDraft[] = titles.map((title, index) => ({
  ...{ id: `s${index}`, ...untimed },
  title: { [language]: title },
}));

/** Across the change of the clock in Europe on March 28, 2027. */
const timed: LessonDraft[] = sessions.map((session, index) => ({
  ...session,
  startsAt: ['2027-03-20T17:00:00Z', '2027-03-27T17:00:00Z', '2027-04-03T16:00:00Z'][index] ?? null,
  durationMinutes: 90,
  timeZone: 'Europe/Paris',
  meetingUrl: 'https://meet.example.org/knots',
  materials: index === 0 ? [{ id: 'm1', title: titles[0] ?? '', url: 'https://files.example.org/1' }] : [],
}));

const draft = (sessionList: LessonDraft[]): CourseDraft => ({
  ...sampleCourse,
  name: { [language]: titles[0] },
  description: { [language]: titles[1] },
  category: webDevelopment.value,
  price: 20,
  sessionList,
  handsOnPractice: false,
  tags: [],
});

const meta = {
  component: CourseForm,
  args: {
    state: 'draft',
    initial: draft(sessions),
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: texts.saveDraft }));
const shownTitles = (canvas: Canvas) =>
  inside(canvas.getByRole('list', { name: texts.sessionList }))
    .getAllByRole('textbox')
    .map((field) => (field as HTMLInputElement).value);

/** Moved with the buttons, which keep the focus. The new place is announced. */
export const Moved: Story = {
  tags: ['2.296', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    const [first, second, third] = titles;
    await userEvent.click(canvas.getByRole('button', { name: texts.session.moveDown(1) }));
    await expect(shownTitles(canvas)).toEqual([second, first, third]);
    await expect(canvas.getByText(texts.session.moved(1, 2, 3))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: texts.session.moveDown(2) })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: texts.session.moveUp(1) }));
    await expect(shownTitles(canvas)).toEqual([second, first, third]);
    await save(canvas);
    const ids = [{ id: 's1' }, { id: 's0' }, { id: 's2' }].map((each) => expect.objectContaining(each));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ sessionList: ids })),
    );
  },
};

/** Dragged by its handle. The line shows where the session is dropped; Escape cancels. */
export const Dragged: Story = {
  tags: ['2.296', 'same-look'],
  play: async ({ canvas }) => {
    const [first, second, third] = titles;
    const rows = canvas.getByRole('list', { name: texts.sessionList }).querySelectorAll('li');
    const handle = rows[0]?.querySelector('[aria-hidden]') as Element;
    const below = (rows[2]?.getBoundingClientRect().bottom ?? 0) - 1;
    await fireEvent.pointerDown(handle, { button: 0 });
    await fireEvent.pointerMove(document.body, { clientY: below });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await fireEvent.pointerUp(document.body, { clientY: below });
    await expect(shownTitles(canvas)).toEqual([first, second, third]);
    await fireEvent.pointerDown(handle, { button: 0 });
    await fireEvent.pointerMove(document.body, { clientY: below });
    await fireEvent.pointerUp(document.body, { clientY: below });
    await waitFor(() => expect(shownTitles(canvas)).toEqual([second, third, first]));
  },
};

/** A removed session can be restored, with everything that was entered. */
export const Removed: Story = {
  tags: ['2.296', 'ar-dark-1280'],
  args: { initial: draft(timed) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.session.remove(1) }));
    await expect(shownTitles(canvas)).toEqual(titles.slice(1));
    const undo = canvas.getByRole('button', { name: texts.session.undo });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(shownTitles(canvas)).toEqual(titles);
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ sessionList: timed }));
    await userEvent.click(canvas.getByRole('button', { name: texts.session.remove(3) }));
  },
};

/** A save is final: the progress of learners in the removed session is gone. */
export const RemovalSaved: Story = {
  tags: ['2.296', 'same-look'],
  render: function Saved(args) {
    const [revision, setRevision] = useState(1);
    return <CourseForm {...args} revision={`${revision}`} onSave={() => setRevision((last) => last + 1)} />;
  },
  play: async ({ canvas }) => {
    const undo = () => canvas.queryByRole('button', { name: texts.session.undo });
    await userEvent.click(canvas.getByRole('button', { name: texts.session.remove(1) }));
    await expect(undo()).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(undo()).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: texts.session.remove(1) }));
    await userEvent.click(canvas.getByRole('button', { name: texts.session.undo }));
    await expect(shownTitles(canvas)).toEqual(titles.slice(1));
  },
};

/** A new session gets the focus. Pasted lines become the titles of sessions. */
export const Pasted: Story = {
  tags: ['2.215', '2.296'],
  args: { initial: draft(sessions.slice(0, 1)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.session.add }));
    const field = canvas.getByRole('textbox', { name: texts.session.title(2) });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('Two\n\nThree\nFour\n');
    await waitFor(() => expect(shownTitles(canvas)).toEqual([titles[0], 'Two', 'Three', 'Four']));
  },
};

/** Time, link and materials of a session. The course starts with its first session. */
export const Scheduled: Story = {
  tags: ['2.292', '2.295', 'en-forced-1280'],
  args: { initial: draft(timed) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(new RegExp(texts.scheduledTime), { selector: 'input' })).toBeNull();
    const details = canvas.getByRole('button', { name: texts.session.details(1) });
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    const start = canvas.getByLabelText(new RegExp(`^${texts.session.startsAt}`), { selector: 'input' });
    await expect(start).toHaveValue('2027-03-20T18:00');
    fireEvent.change(start, { target: { value: '2027-03-28T02:30' } });
    const moved = formatTime('2027-03-28T01:30:00Z', language, 'Europe/Paris');
    await expect(start).toHaveAccessibleDescription(expect.stringContaining(texts.timeSkipped(moved)));
    fireEvent.change(start, { target: { value: '2027-10-31T02:30' } });
    await expect(start).toHaveAccessibleDescription(expect.stringContaining(texts.timeRepeated));
    // In another zone, the time on the clock stays, also one that the clock of the former zone skips.
    const zone = canvas.getByRole('combobox', { name: texts.session.timeZone });
    const choose = async (name: string) => {
      await userEvent.clear(zone);
      await userEvent.type(zone, name);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    const drafted = (startsAt: string, timeZone: string) =>
      waitFor(() =>
        expect(args.onDraft).toHaveBeenLastCalledWith(
          expect.objectContaining({
            sessionList: expect.arrayContaining([expect.objectContaining({ startsAt, timeZone })]),
          }),
        ),
      );
    fireEvent.change(start, { target: { value: '2027-03-28T02:30' } });
    await choose('Asia/Tokyo');
    await expect(start).toHaveValue('2027-03-28T02:30');
    await drafted('2027-03-27T17:30:00Z', 'Asia/Tokyo');
    await choose('Europe/Paris');
    await expect(start).toHaveAccessibleDescription(expect.stringContaining(texts.timeSkipped(moved)));
    await drafted('2027-03-28T01:30:00Z', 'Europe/Paris');
    fireEvent.change(start, { target: { value: '2027-03-29T18:00' } });
    await choose('Asia/Tokyo');
    await expect(start).toHaveValue('2027-03-29T18:00');
    await save(canvas);
    const [first] = timed;
    const schedule = { startsAt: '2027-03-29T09:00:00Z', durationMinutes: 90, timeZone: 'Asia/Tokyo' };
    const { id, title, meetingUrl, materials } = first ?? {};
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          sessionList: expect.arrayContaining([{ id, title, schedule, meetingUrl, materials }]),
        }),
      ),
    );
  },
};

/** The browser does not know the time zone of a session: the time is that of the user until a zone is selected. */
export const UnknownTimeZone: Story = {
  tags: ['2.295', '2.481'],
  args: {
    initial: draft(timed.slice(0, 1).map((session) => ({ ...session, timeZone: 'Foo/Bar' }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.session.details(1) }));
    const start = canvas.getByLabelText(new RegExp(`^${texts.session.startsAt}`), { selector: 'input' });
    await expect(start).toHaveValue('2027-03-20T19:00');
    const zone = canvas.getByRole('combobox', { name: texts.session.timeZone });
    await expect(zone).toHaveValue('Foo/Bar');
    await save(canvas);
    await waitFor(() => expect(zone).toHaveAccessibleDescription(describeProblem('timeZoneUnknown')));
  },
};

/** A session with an invalid field opens, and the first invalid field gets the focus. */
export const InvalidSession: Story = {
  tags: ['2.296'],
  args: {
    initial: draft(
      timed.map((session, index) => ({
        ...session,
        durationMinutes: index === 1 ? null : 90,
        materials: index === 1 ? [{ id: 'm2', title: '', url: 'http://files.example.org' }] : [],
      })),
    ),
  },
  decorators: [within(375)],
  play: async ({ canvas, args }) => {
    await save(canvas);
    const duration = await canvas.findByRole('textbox', { name: texts.session.durationMinutes });
    await waitFor(() => expect(duration).toHaveFocus());
    await expect(duration).toHaveAccessibleDescription(describeProblem('durationInvalid'));
    await expect(canvas.getByText(describeProblem('materialTitleRequired'))).toBeVisible();
    await expect(canvas.getByText(describeProblem('linkInvalid'))).toBeVisible();
    // Without a start, no duration is required.
    const [start] = canvas.getAllByLabelText(new RegExp(`^${texts.session.startsAt}`), { selector: 'input' });
    fireEvent.change(start as HTMLElement, { target: { value: '' } });
    await waitFor(() => expect(duration).toBeValid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The focus moves to the next material that can be removed, after the last one to the button that adds one. */
export const RemovedMaterials: Story = {
  tags: ['2.296', 'same-look'],
  args: {
    initial: draft(
      sessions.slice(0, 1).map((session) => ({
        ...session,
        materials: titles.map((title) => ({ id: title, title, url: 'https://files.example.org/1' })),
      })),
    ),
  },
  play: async ({ canvas }) => {
    const [first = '', second = '', third = ''] = titles;
    await userEvent.click(canvas.getByRole('button', { name: texts.session.details(1) }));
    const button = (title: string) =>
      canvas.getByRole('button', { name: texts.session.removeMaterial(title) });
    await userEvent.click(button(second));
    await waitFor(() => expect(button(third)).toHaveFocus());
    await userEvent.click(button(third));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.session.addMaterial })).toHaveFocus(),
    );
    await expect(button(first)).toBeVisible();
  },
};

/** A course needs a session. */
export const WithoutSessions: Story = {
  tags: ['2.296'],
  args: { initial: draft([]) },
  play: async ({ canvas, args }) => {
    await save(canvas);
    await expect(await canvas.findByText(describeProblem('sessionsRequired'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: texts.session.add }));
    await userEvent.click(canvas.getByRole('button', { name: texts.session.details(1) }));
    await userEvent.click(canvas.getByRole('button', { name: texts.session.addMaterial }));
    const name = t('courseEditor:session.materialTitle');
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus());
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toBeInvalid());
  },
};
