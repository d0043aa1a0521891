import type { TextInLanguage } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage, language, t, within } from '../../stories/index.ts';
import { longName } from '../catalog.fixtures.ts';
import { lessonsOf } from './LessonList.fixtures.ts';
import { lessonListGuide } from './LessonList.guide.tsx';
import { LessonList, type LessonListProps } from './LessonList.tsx';
import { LessonOutline } from './LessonOutline.tsx';

const labelOf = (number: number) => t('catalog:course.session', { number });
const titles = inLanguage({
  en: ['Why types?', 'A small project of your own'],
  ar: ['لماذا الأنواع؟', 'مشروع صغير من صنعك'],
  fr: ['Pourquoi des types ?', 'Un petit projet à vous'],
});
const foreign = inLanguage<TextInLanguage>({
  en: { text: 'الدوال والكائنات', language: 'ar' },
  ar: { text: 'Functions and objects', language: 'en' },
  fr: { text: 'Functions and objects', language: 'en' },
});

const titled = [
  { number: 1, label: labelOf(1), title: { text: titles[0] ?? '', language } },
  { number: 2, label: labelOf(2), title: foreign },
  { number: 3, label: labelOf(3), title: null },
  { number: 4, label: labelOf(4), title: { text: titles[1] ?? '', language } },
] as const;

function Ticking({ lessons, onToggle, ...rest }: LessonListProps) {
  const [currentLessons, setCurrentLessons] = useState(lessons);
  return (
    <LessonList
      {...rest}
      lessons={currentLessons}
      onToggle={(number, isCompleted) => {
        setCurrentLessons(
          currentLessons.map((lesson) => (lesson.number === number ? { ...lesson, isCompleted } : lesson)),
        );
        onToggle(number, isCompleted);
      }}
    />
  );
}

const meta = {
  component: LessonList,
  args: {
    label: t('catalog:courseFields.sessionList'),
    lessons: lessonsOf(8, [1, 2]),
    next: 3,
    nextLabel: t('catalog:course.next'),
    onToggle: fn(),
  },
  render: (args) => <Ticking {...args} />,
  parameters: lessonListGuide,
} satisfies Meta<typeof LessonList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next lesson is marked. */
export const InProgress: Story = {
  tags: ['ar-dark-1280', 'en-forced-1280'],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('checkbox', { name: t('catalog:course.session', { number: 3 }) });
    await expect(next).toHaveAccessibleDescription(t('catalog:course.next'));
  },
};

export const Completed: Story = { args: { lessons: lessonsOf(3, [1, 2, 3]), next: null } };

/** Checked by its label, which is as wide as the column. */
export const Toggled: Story = {
  args: { lessons: lessonsOf(4), next: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(t('catalog:course.session', { number: 2 })));
    await expect(
      canvas.getByRole('checkbox', { name: t('catalog:course.session', { number: 2 }) }),
    ).toBeChecked();
    await expect(args.onToggle).toHaveBeenCalledWith(2, true);
  },
};

/** At most two columns, each read from top to bottom. */
export const Many: Story = { args: { lessons: lessonsOf(24, [1, 2, 3, 4, 5]), next: 6 } };

export const LongLabel: Story = {
  tags: ['en-light-375'],
  args: { lessons: [{ number: 1, label: longName, isCompleted: false }, ...lessonsOf(3).slice(1)], next: 1 },
  decorators: [within(240)],
};

/** Titles take the place of 'Session 1'. The number is part of the accessible name. */
export const Titled: Story = {
  tags: ['2.214'],
  args: { lessons: titled.map((lesson) => ({ ...lesson, isCompleted: lesson.number === 1 })), next: 2 },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('checkbox');
    await expect(first).toHaveAccessibleName(`${labelOf(1)} ${titles[0]}`);
    await expect(second).toHaveAccessibleName(`${labelOf(2)} ${foreign.text}`);
    await expect(third).toHaveAccessibleName(labelOf(3));
    await expect(canvas.getByText(foreign.text)).toHaveAttribute('lang', foreign.language);
  },
};

/** For visitors who are not enrolled: without checkboxes. */
export const Outline: Story = {
  tags: ['2.214'],
  render: ({ label }) => <LessonOutline label={label} lessons={titled} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(titled.length);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Focused: Story = {
  tags: ['same-look'],
  args: { lessons: lessonsOf(4, [1]), next: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
  },
};
