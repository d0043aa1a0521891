import { formatDate, formatPercent } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { language, t, within } from '../../stories/index.ts';
import { courseAt, foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { enrolledCourseCardGuide } from './EnrolledCourseCard.guide.tsx';
import { EnrolledCourseCard } from './EnrolledCourseCard.tsx';

const { name, href, image } = courseAt(4);

const textsAt = (progress: number, course = name, lastAccessed: string | null = '2026-11-20T09:00:00Z') => ({
  lastAccessed: lastAccessed
    ? t('dashboard:learner.lastAccessed', { date: formatDate(lastAccessed, language) })
    : t('dashboard:learner.notStarted'),
  progressLabel: t('dashboard:learner.progress', { course }),
  progress: t('dashboard:learner.complete', { percent: formatPercent(progress, language) }),
});

const meta = {
  component: EnrolledCourseCard,
  args: { name, href, image, progress: 40, texts: textsAt(40) },
  decorators: [within(290)],
  parameters: enrolledCourseCardGuide,
} satisfies Meta<typeof EnrolledCourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar fills from the start of the line. */
export const InProgress: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: textsAt(40).progressLabel });
    await expect(bar).toHaveAttribute('aria-valuetext', textsAt(40).progress);
  },
};

export const NotStarted: Story = { args: { progress: 0, texts: textsAt(0, name, null) } };

export const Completed: Story = { tags: ['same-look'], args: { progress: 100, texts: textsAt(100) } };

/** The instructor unpublished it. Enrolled learners keep it. */
export const NoLongerOffered: Story = {
  tags: ['same-look'],
  args: { badge: { label: t('dashboard:learner.withdrawn'), tone: 'caution' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('dashboard:learner.withdrawn'))).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

export const NoImage: Story = { args: { image: { src: null } } };

export const OtherLanguage: Story = {
  tags: ['same-look'],
  args: { ...foreignName, texts: textsAt(40, foreignName.name) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
  },
};

export const LongName: Story = {
  tags: ['en-light-375'],
  args: { name: `${longName} (${longWord})`, texts: textsAt(40, longName) },
  decorators: [within(220)],
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
  },
};
