import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { courses as coursesFor, longName } from '../catalog.fixtures.ts';
import { courseRowGuide } from './CourseRow.guide.tsx';
import { CourseRow } from './CourseRow.tsx';

const courses = coursesFor(4).map((course) => ({ ...course, eager: true }));
const [first] = courses as [(typeof courses)[number]];

const meta = {
  component: CourseRow,
  args: {
    title: t('catalog:landing.startingSoon'),
    all: { href: '/sessions', text: t('catalog:landing.seeAll'), label: t('catalog:landing.seeAllSessions') },
    courses,
  },
  parameters: courseRowGuide,
} satisfies Meta<typeof CourseRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four side by side on a wide page; on mobile the row scrolls. */
export const Four: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

/** A single card keeps the width that it has in a full row. */
export const One: Story = { args: { courses: [first] } };

/** The row scrolls to a card that gets the focus. */
export const Narrow: Story = {
  args: { courses: courses.map((course, index) => (index === 0 ? { ...course, name: longName } : course)) },
  decorators: [within(280)],
  play: async ({ canvas }) => {
    const [, , third] = canvas.getAllByRole('article');
    for (let tab = 0; tab < 4; tab += 1) await userEvent.tab();
    await expect(third?.querySelector('a')).toHaveFocus();
    const { left, right } = (third as HTMLElement).getBoundingClientRect();
    const row = canvas.getByRole('list').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(Math.floor(row.left));
    await expect(right).toBeLessThanOrEqual(Math.ceil(row.right));
  },
};
