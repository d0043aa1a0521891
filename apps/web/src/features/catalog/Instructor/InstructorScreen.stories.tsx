import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coursesWithoutImages } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { InstructorScreen } from './InstructorScreen.tsx';

const few = coursesWithoutImages.slice(0, 3);
const failure = t('errors:operations.listPublicCourses');

const instructor = {
  id: 'salma',
  name: 'Salma Idrissi',
  picture: null,
  href: '/instructor/salma',
  expertise: [
    { id: 'typescript', name: { en: 'TypeScript', ar: 'تايب سكريبت', fr: 'TypeScript' } },
    { id: 'css', name: { en: 'Style sheets', ar: 'صفحات الأنماط', fr: 'Feuilles de style' } },
  ],
  qualifications: 'Ten years of front-end work in newsrooms.',
  bio: 'I teach what I build, one small program at a time.',
  courseCount: 3,
  learnerCount: 1204,
  rating: 4.6,
};

const meta = {
  title: 'Instructor',
  component: InstructorScreen,
  decorators: [inApp({ path: instructor.href })],
  parameters: { layout: 'fullscreen' },
  args: {
    instructor,
    list: listAt('succeeded', { items: few }),
    send: fn(),
    sortBy: 'name',
    onSort: fn(),
  },
} satisfies Meta<typeof InstructorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: instructor.name })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('catalog:sort.label') }), [
      t('catalog:sort.rating'),
    ]);
    await expect(args.onSort).toHaveBeenCalledWith('rating');
  },
};

/** A new instructor has a short profile, and no ratings. */
export const New: Story = {
  tags: ['en-light-1280'],
  args: {
    instructor: {
      ...instructor,
      expertise: [],
      qualifications: '',
      bio: '',
      courseCount: 1,
      learnerCount: 0,
      rating: null,
    },
    list: listAt('succeeded', { items: few.slice(0, 1) }),
  },
};

/** Another sort clears the list. */
export const Loading: Story = { args: { list: listAt('loading'), sortBy: 'rating' } };

export const Failed: Story = {
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
  },
};
