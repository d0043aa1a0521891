import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within as inside, userEvent, waitFor } from 'storybook/test';
import { CalendarIcon, PaymentsIcon, ReachIcon, ToolsIcon } from '../../icons.ts';
import { BenefitCard } from '../../patterns/BenefitCard/index.ts';
import { TestimonialCard } from '../../patterns/TestimonialCard/index.ts';
import { t, within } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { carouselGuide } from './Carousel.guide.tsx';
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
  parameters: carouselGuide,
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three of four slides at once. */
export const Benefits: Story = { tags: ['ar-dark-1280'] };

/** One slide at a time, for text. */
export const Testimonials: Story = {
  args: { title: t('experts:testimonials.title'), slides: testimonials, sideBySide: 1 },
};

/** The first slide is out of view and inert. */
export const Next: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(nth(canvas, 4, 4)).toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:carousel.next') }));
    await expect(nth(canvas, 1, 4)).toHaveAttribute('inert');
    await expect(nth(canvas, 4, 4)).not.toHaveAttribute('inert');
    await userEvent.unhover(canvas.getByRole('button', { name: t('common:carousel.next') }));
  },
};

/** The last slide comes before the first. */
export const Previous: Story = {
  args: Testimonials.args ?? {},
  play: async ({ canvas }) => {
    await waitFor(() => expect(nth(canvas, 2, 2)).toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:carousel.previous') }));
    await expect(nth(canvas, 2, 2)).not.toHaveAttribute('inert');
    await expect(nth(canvas, 1, 2)).toHaveAttribute('inert');
  },
};

/** With reduced motion it starts paused. On mobile there is no pause button, since nothing rotates. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const play = await canvas.findByRole('button', { name: t('common:carousel.play') });
    await userEvent.tab();
    await expect(play).toHaveFocus();
  },
};

/** The focus ring inside a slide is not cut off, and the slides don't move. */
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

/** A narrow container shows one slide at a time, whatever `sideBySide` says. */
export const Narrow: Story = { decorators: [within(320)] };

/** All slides fit: there is no rotation and there are no controls. */
export const AllFit: Story = { tags: ['ar-dark-1280'], args: { slides: benefits.slice(0, 3) } };
