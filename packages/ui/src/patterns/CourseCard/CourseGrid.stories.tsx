import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { courses, longName } from '../catalog.fixtures.ts';
import { CourseGrid } from './CourseCard.tsx';
import { courseGridGuide } from './CourseGrid.guide.tsx';

const eager = courses(4).map((course) => ({ ...course, eager: true }));

const meta = {
  title: 'CourseGrid',
  component: CourseGrid,
  args: { label: t('catalog:course.related'), courses: eager },
  parameters: courseGridGuide,
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: t('catalog:course.related') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** A single card keeps the width of a column. */
export const One: Story = { args: { courses: eager.slice(0, 1) } };

/** The prices in a row align, whatever the length of the names. */
export const UnevenNames: Story = {
  args: {
    courses: eager.slice(0, 3).map((course, index) => (index === 1 ? { ...course, name: longName } : course)),
  },
};

/** A width of 320 px. */
export const Narrow: Story = { args: { courses: eager.slice(0, 2) }, decorators: [within(280)] };
