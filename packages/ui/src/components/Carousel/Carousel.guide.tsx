import { TestimonialCard } from '../../patterns/TestimonialCard/index.ts';
import { guide, t } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Carousel, type CarouselTexts } from './index.ts';

const texts: CarouselTexts = {
  role: t('common:carousel.role'),
  slideRole: t('common:carousel.slideRole'),
  position: (number, total) => t('common:carousel.position', { number, total }),
  pause: t('common:carousel.pause'),
  play: t('common:carousel.play'),
  previous: t('common:carousel.previous'),
  next: t('common:carousel.next'),
};

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

const steps = (['apply', 'create', 'earn'] as const).map((id) => ({
  id,
  content: (
    <Card padding="small">
      <Stack gap="xs">
        <Heading level={3}>{t(`catalog:monetize.steps.${id}.title`)}</Heading>
        <Text size="small">{t(`catalog:monetize.steps.${id}.text`)}</Text>
      </Stack>
    </Card>
  ),
}));

export const carouselGuide = guide({
  use: [
    'For a few items of equal weight that users can afford to miss: benefits, testimonials, examples.',
    'On a marketing page, not where users work.',
  ],
  instead: [
    { when: 'Users need to see all of it', use: 'Grid' },
    { when: 'Users search for one of many', use: 'InfiniteList' },
    { when: 'Users go through it step by step', use: 'StepForm' },
  ],
  do: <Carousel title={t('experts:testimonials.title')} level={3} slides={testimonials} texts={texts} />,
  why: 'Each testimonial is complete on its own, and nobody has to read all of them.',
  dont: <Carousel title={t('catalog:monetize.title')} level={3} slides={steps} texts={texts} />,
  whyNot: 'Steps are read in order, but the carousel hides two of three and moves on before users are ready.',
  keyboard: {
    Tab: 'Moves to the pause button, then previous, next, and the visible slides. The carousel does not rotate while it has the focus.',
    'Enter, Space': 'Presses the button. Play starts the rotation at once, even with the focus on it.',
  },
});
