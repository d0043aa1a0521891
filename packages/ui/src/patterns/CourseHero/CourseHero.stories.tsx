import { formatDateTime, formatLocalTime, formatNumber, formatPercent } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Text } from '../../components/Text/index.ts';
import { CourseIcon, DoneIcon, FavoriteIcon, LearnersIcon } from '../../icons.ts';
import { inLanguage, language, t } from '../../stories/index.ts';
import { CourseProgress } from '../CourseProgress/index.ts';
import { courseAt, foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { courseHeroGuide } from './CourseHero.guide.tsx';
import { CourseHero } from './CourseHero.tsx';

const { name, image, instructor = '' } = courseAt(0);
const enroll = (
  <Button tone="primary" size="large">
    {t('catalog:course.enrollNow')}
  </Button>
);

function scheduleIn(timeZone: string) {
  const { local, utc } = formatLocalTime('2027-03-01T18:30:00Z', language, timeZone);
  return { text: t('catalog:course.scheduled', { date: local }), second: utc ?? '' };
}

const meta = {
  component: CourseHero,
  args: {
    name,
    image,
    instructor,
    rating: 4.7,
    ratingCount: 361,
    facts: [
      { icon: LearnersIcon, text: t('catalog:course.enrolled', { count: 1204 }) },
      { icon: CourseIcon, text: t('catalog:course.sessions', { count: 8 }) },
      { icon: DoneIcon, text: t('catalog:course.handsOn') },
    ],
    schedule: {
      text: t('catalog:course.scheduled', { date: formatDateTime('2027-03-01T18:30:00Z', language) }),
    },
    tags: ['TypeScript', inLanguage({ en: 'types', ar: 'الأنواع', fr: 'types' }), 'web'],
    price: 49,
    texts: {
      rating: t('catalog:card.rating', { rating: formatNumber(4.7, language, 1), count: 361 }),
      tags: t('catalog:course.tags'),
      free: t('catalog:card.free'),
    },
    action: enroll,
  },
  parameters: courseHeroGuide,
} satisfies Meta<typeof CourseHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All possible facts of a course. */
export const Offered: Story = {
  tags: ['ar-dark-1280', 'en-light-375', 'fr-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('catalog:course.tags') })).toBeVisible();
  },
};

/** No rating, no schedule, no price, no image. */
export const Minimal: Story = {
  args: {
    image: { src: null },
    rating: null,
    facts: [],
    schedule: { text: t('catalog:course.ownPace') },
    tags: [],
    price: 0,
    texts: {
      rating: t('catalog:card.notRated'),
      tags: t('catalog:course.tags'),
      free: t('catalog:card.free'),
    },
  },
};

/** For an enrolled learner: the progress takes the place of the price. */
export const Enrolled: Story = {
  args: {
    price: null,
    action: (
      <>
        <CourseProgress
          label={t('catalog:course.progress')}
          count={t('catalog:course.sessionsDone', { done: 3, count: 8 })}
          value={38}
          valueText={t('catalog:course.complete', { percent: formatPercent(38, language) })}
        />
        <ButtonLink tone="primary" size="large" href="/course/intro-to-typescript#session-4">
          {t('catalog:course.continueWith', { number: 4 })}
        </ButtonLink>
      </>
    ),
  },
};

/** The action shows its own result; nothing else moves. */
export const Succeeded: Story = {
  args: {
    action: (
      <Stack gap="sm">
        <Button tone="primary" size="large" disabled>
          {t('catalog:course.enrolledNow')}
        </Button>
        <Notice tone="positive">{t('catalog:course.success')}</Notice>
      </Stack>
    ),
  },
};

/** The start in the zone of the visitor, followed by UTC. */
export const OtherTimeZone: Story = {
  tags: ['same-look'],
  args: { schedule: scheduleIn('Asia/Tokyo') },
  play: async ({ canvas }) => {
    const { second } = scheduleIn('Asia/Tokyo');
    await expect(canvas.getByText((_, element) => element?.textContent === `(${second})`)).toBeVisible();
  },
};

/** On a phone, price and action stay at the bottom of the screen. */
export const Pinned: Story = {
  tags: ['en-light-375'],
  args: {
    pinned: true,
    children: (
      <Stack>
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
          <Text key={key}>{longName}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('catalog:course.enrollNow') })).toBeVisible();
  },
};

/** The course is not offered. */
export const NotForSale: Story = { args: { price: null, action: null } };

export const OtherLanguage: Story = {
  args: { ...foreignName, price: 129.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
  },
};

export const LongName: Story = {
  args: {
    name: `${longName} (${longWord})`,
    tags: Array.from({ length: 12 }, (_, index) => `${longWord.slice(0, 8 + index)}`),
    price: 99_999.95,
  },
};

/** The action is the first tab stop, the one in the corner of the image the second. */
export const Focused: Story = {
  args: {
    corner: (
      <IconButton
        tone="outlined"
        icon={FavoriteIcon}
        label={t('catalog:favorite', { course: name })}
        pressed={false}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('catalog:course.enrollNow') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('catalog:favorite', { course: name }) })).toHaveFocus();
  },
};
