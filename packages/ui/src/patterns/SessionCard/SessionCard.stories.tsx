import { formatDay, formatTime } from '@lyceum/i18n';
import { language } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { courseAt, longName, longWord } from '../catalog.fixtures.ts';
import { SessionCard } from './SessionCard.tsx';

const { id: _, ...course } = courseAt(0);
const start = '2026-11-27T17:00:00Z';
const day = formatDay(start, language, 'UTC');

const meta = {
  component: SessionCard,
  parameters: {
    docs: {
      description: {
        component:
          'In a list of scheduled courses by day. The first course of each day has the day as its heading. Use `CourseCard` in any other list.',
      },
    },
  },
  args: { ...course, day, time: formatTime(start, language) },
} satisfies Meta<typeof SessionCard>;

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

export const LongName: Story = { args: { name: longName }, tags: ['fr-light-375'] };

export const LongWord: Story = { args: { name: longWord, rating: null }, tags: ['en-light-375'] };
