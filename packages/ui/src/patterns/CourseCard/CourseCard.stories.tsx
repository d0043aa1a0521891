import { formatDateTime } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { language, t, within } from '../../stories/index.ts';
import { courseAt, courseTexts, foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { courseCardGuide } from './CourseCard.guide.tsx';
import { CourseCard } from './CourseCard.tsx';

const { id: _, ...course } = courseAt(0);

const meta = {
  component: CourseCard,
  args: { ...course, eager: true },
  decorators: [within(290)],
  parameters: courseCardGuide,
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {
  tags: ['ar-dark-1280', 'hovered'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: course.name })).toHaveAttribute('href', course.href);
    await expect(canvas.getByText(course.texts.rating)).toBeInTheDocument();
  },
};

/** A new course without ratings has no star. */
export const Unrated: Story = {
  tags: ['same-look'],
  args: { rating: null, texts: courseTexts(null, 0, 12) },
};

export const Free: Story = {
  tags: ['same-look'],
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:card.free'))).toBeVisible();
  },
};

/** The longest price. */
export const PriceWithCents: Story = { tags: ['same-look'], args: { price: 99_999.95 } };

/** The image fails to load or is missing. */
export const NoImage: Story = { tags: ['en-light-375'], args: { image: { src: null } } };

/** The start date, in the list of upcoming sessions. */
export const Scheduled: Story = {
  tags: ['same-look'],
  args: { note: t('catalog:sessions.starts', { date: formatDateTime('2027-03-01T18:30:00Z', language) }) },
};

/** As its instructor sees it, in a list without the name of the instructor. */
export const Draft: Story = {
  args: { badge: { label: t('dashboard:instructor.draft') }, image: { src: null } },
  render: ({ instructor: _name, ...args }) => <CourseCard {...args} />,
};

/** The last seats, which most courses do not show. */
export const FewSeats: Story = {
  tags: ['same-look'],
  args: { badge: { label: t('catalog:card.seats', { count: 3 }), tone: 'caution' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:card.seats', { count: 3 }))).toBeVisible();
  },
};

export const Full: Story = { tags: ['same-look'], args: { badge: { label: t('catalog:card.full') } } };

/** A second link over the card, after it in the tab order. */
export const Editable: Story = {
  tags: ['2.50'],
  args: {
    action: (
      <ButtonLink
        size="small"
        href={`${course.href}/edit`}
        aria-label={t('dashboard:instructor.editNamed', { course: course.name })}
      >
        {t('dashboard:instructor.edit')}
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    const [open, edit] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.tab();
    await expect(edit).toHaveFocus();
    await expect(edit).toHaveAccessibleName(expect.stringContaining(course.name));
  },
};

export const OtherLanguage: Story = {
  tags: ['same-look'],
  args: { ...foreignName },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
  },
};

export const LongName: Story = { args: { name: `${longName} (${longWord})` }, decorators: [within(220)] };

/** The focus ring is around the whole card, which is clickable. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
