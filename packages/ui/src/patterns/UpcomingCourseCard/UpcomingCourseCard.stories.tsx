import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { longName, longWord } from '../catalog.fixtures.ts';
import { upcomingCourseAt } from './UpcomingCourseCard.fixtures.ts';
import { upcomingCourseCardGuide } from './UpcomingCourseCard.guide.tsx';
import { UpcomingCourseCard } from './UpcomingCourseCard.tsx';

const course = upcomingCourseAt(0);
const { day } = course;

const meta = {
  component: UpcomingCourseCard,
  parameters: upcomingCourseCardGuide,
  args: course,
} satisfies Meta<typeof UpcomingCourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfDay: Story = {
  tags: ['ar-dark-1280', 'en-light-375', 'hovered'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(day.full);
  },
};

/** The column of the day stays empty. */
export const Following: Story = {
  args: { day: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** The last seats, below the name. */
export const FewSeats: Story = {
  args: { badge: { label: t('catalog:card.seats', { count: 3 }), tone: 'caution' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:card.seats', { count: 3 }))).toBeVisible();
  },
};

export const LongName: Story = { args: { name: longName }, tags: ['fr-light-375'] };

export const LongWord: Story = { args: { name: longWord, rating: null } };
