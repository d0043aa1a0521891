import { formatDate, formatPercent } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { guide, language, t, within } from '../../stories/index.ts';
import { courseAt, foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { ContinueCard } from './ContinueCard.tsx';

const { name, href, image } = courseAt(4);

const textsAt = (course = name, done = 3) => ({
  eyebrow: t('dashboard:learner.nextStep'),
  lastAccessed: t('dashboard:learner.lastAccessed', { date: formatDate('2026-11-20T09:00:00Z', language) }),
  progressLabel: t('dashboard:learner.progress', { course }),
  progress: t('dashboard:learner.complete', { percent: formatPercent((done / 8) * 100, language) }),
  count: t('catalog:course.sessionsDone', { done, count: 8 }),
});

const meta = {
  component: ContinueCard,
  args: {
    name,
    href,
    image,
    progress: 38,
    texts: textsAt(),
    action: (
      <ButtonLink tone="primary" href={href}>
        {t('catalog:course.continueWith', { number: 4 })}
      </ButtonLink>
    ),
  },
  parameters: guide({
    use: ['For the course that a learner continues with, once at the top of the dashboard.'],
    instead: [
      { when: 'It is one of several courses that the user is enrolled in', use: 'EnrolledCourseCard' },
      { when: 'The next step is not a course', use: 'NextStep' },
    ],
    keyboard: { Tab: 'Moves to the course, then to the action.', Enter: 'Opens the course.' },
  }),
} satisfies Meta<typeof ContinueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  tags: ['en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: args.texts.progressLabel })).toHaveAttribute(
      'aria-valuetext',
      args.texts.progress,
    );
  },
};

export const NotStarted: Story = {
  args: {
    progress: 0,
    texts: { ...textsAt(name, 0), lastAccessed: t('dashboard:learner.notStarted') },
  },
};

/** The instructor unpublished it. Enrolled learners keep it. */
export const NoLongerOffered: Story = {
  args: { badge: { label: t('dashboard:learner.withdrawn'), tone: 'caution' } },
};

export const OtherLanguage: Story = {
  args: { ...foreignName, texts: textsAt(foreignName.name) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
  },
};

/** The image covers the height of the words. */
export const LongName: Story = {
  args: { name: `${longName} ${longName} (${longWord})`, texts: textsAt(longName) },
  decorators: [within(640)],
};

/** A width of 320 px: the image is above the words, and the action fills the line. */
export const Narrow: Story = { decorators: [within(280)] };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
  },
};
