import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within as inside, userEvent, waitFor } from 'storybook/test';
import { CalendarIcon, PaymentsIcon, ReachIcon, ToolsIcon } from '../../icons.ts';
import { BenefitCard } from '../../patterns/BenefitCard/index.ts';
import { TestimonialCard } from '../../patterns/TestimonialCard/index.ts';
import { guide, t, within } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { Carousel } from './Carousel.tsx';

const icons = {
  schedule: CalendarIcon,
  income: PaymentsIcon,
  tools: ToolsIcon,
  reach: ReachIcon,
} as const;

const benefits = (['schedule', 'income', 'tools', 'reach'] as const).map((id) => ({
  id,
  content: (
    <BenefitCard
      icon={icons[id]}
      title={t(`experts:benefits.${id}.title`)}
      text={t(`experts:benefits.${id}.text`)}
    />
  ),
}));

const testimonials = (['first', 'second'] as const).map((id) => ({
  id,
  content: (
    <TestimonialCard
      quote={t(`experts:testimonials.${id}.quote`)}
      name={t(`experts:testimonials.${id}.name`)}
      occupation={t(`experts:testimonials.${id}.role`)}
    />
  ),
}));

const position = (number: number, total: number) => t('common:carousel.position', { number, total });
const nth = (canvas: ReturnType<typeof inside>, number: number, total: number) =>
  canvas.getByRole('group', { name: position(number, total), hidden: true });

const meta = {
  component: Carousel,
  args: {
    title: t('experts:benefits.title'),
    slides: benefits,
    sideBySide: 3,
    texts: {
      role: t('common:carousel.role'),
      slideRole: t('common:carousel.slideRole'),
      position,
      pause: t('common:carousel.pause'),
      play: t('common:carousel.play'),
      previous: t('common:carousel.previous'),
      next: t('common:carousel.next'),
    },
  },
  parameters: guide({
    use: [
      'For a few equal things of which none must be seen: benefits, voices, examples.',
      'On a page that persuades, not on one where people work.',
    ],
    instead: [
      { when: 'Everyone needs to see all of it', use: 'Grid' },
      { when: 'There are many, and one looks for one of them', use: 'InfiniteList' },
      { when: 'One goes through it step by step', use: 'StepForm' },
    ],
    keyboard: {
      Tab: 'Reaches the button that pauses and plays, then previous, next, and what is in the slides in view. While the focus is here, nothing turns by itself.',
      'Enter, Space': 'Presses the button. Play starts at once, although the focus is on it.',
    },
  }),
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three at once, of four. */
export const Benefits: Story = {};

/** One at once, for what is read. */
export const Testimonials: Story = {
  args: { title: t('experts:testimonials.title'), slides: testimonials, sideBySide: 1 },
};

/** The first has gone out of view: nobody reaches it, by whatever means. */
export const Next: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(nth(canvas, 4, 4)).toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:carousel.next') }));
    await expect(nth(canvas, 1, 4)).toHaveAttribute('inert');
    await expect(nth(canvas, 4, 4)).not.toHaveAttribute('inert');
    await userEvent.unhover(canvas.getByRole('button', { name: t('common:carousel.next') }));
  },
};

/** Before the first comes the last. */
export const Previous: Story = {
  args: Testimonials.args ?? {},
  play: async ({ canvas }) => {
    await waitFor(() => expect(nth(canvas, 2, 2)).toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:carousel.previous') }));
    await expect(nth(canvas, 2, 2)).not.toHaveAttribute('inert');
    await expect(nth(canvas, 1, 2)).toHaveAttribute('inert');
  },
};

/** Whoever wants less motion finds it paused; on mobile there is no such button, since nothing turns there. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

/** The ring of what is in a slide has its room, and the slides stay where they are. */
export const FocusInSlide: Story = {
  args: {
    sideBySide: 2,
    slides: benefits.map(({ id }) => ({
      id,
      content: (
        <Card>
          <Link href="/experts">{t(`experts:benefits.${id}.title`)}</Link>
        </Card>
      ),
    })),
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    for (const _ of [...canvas.getAllByRole('button'), link]) await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** One at once in a narrow place, however many are wanted. */
export const Narrow: Story = { decorators: [within(320)] };

/** All stand side by side: there is nothing to turn, and nothing to press. */
export const AllFit: Story = {
  args: { slides: benefits.slice(0, 3) },
};
