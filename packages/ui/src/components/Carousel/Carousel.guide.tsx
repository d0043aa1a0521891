import { TestimonialCard } from '../../patterns/TestimonialCard/index.ts';
import { guide, t } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Carousel, type CarouselTexts } from './Carousel.tsx';

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
  status: 'stable',
  use: [
    'For a few items of equal weight that users may miss: benefits, testimonials, examples.',
    'On a marketing page, not where users work.',
  ],
  instead: [
    { when: 'Users need to see all of it', use: 'Grid' },
    { when: 'Users search for one of many', use: 'InfiniteList' },
    { when: 'Users go through it step by step', use: 'StepForm' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Carousel title={t('experts:testimonials.title')} level={3} slides={testimonials} texts={texts} />
        ),
        why: 'Each testimonial is complete on its own, and nobody has to read all of them.',
      },
      dont: {
        show: () => <Carousel title={t('catalog:monetize.title')} level={3} slides={steps} texts={texts} />,
        why: 'Steps are read in order: the carousel hides two of three and moves on before users are ready.',
      },
    },
  ],
  anatomy: [
    { part: 'The region, named by its heading', selector: 'section' },
    { part: 'The heading', selector: 'h2' },
    { part: 'The pause button', selector: 'button:not([aria-controls])' },
    { part: 'The previous button', selector: 'button[aria-controls]:first-child' },
    { part: 'The next button', selector: 'button[aria-controls]:last-child' },
    { part: 'The slides', selector: '[aria-live]' },
  ],
  keyboard: {
    Tab: 'Moves to the pause button, then previous, next, and the visible slides. The carousel does not rotate while it has the focus.',
    'Enter, Space': 'Presses the button. Play starts the rotation at once, even with the focus on it.',
  },
  related: ['Grid', 'InfiniteList', 'BenefitCard', 'TestimonialCard', 'FeatureList', 'HeroMessage'],
  terms: {
    en: ['slider', 'slideshow', 'rotator', 'autoplay', 'swipe', 'gallery'],
    ar: ['عارض شرائح', 'شرائح متحركة', 'معرض', 'عرض دوّار', 'تمرير'],
    fr: ['carrousel', 'diaporama', 'défilement', 'diapositives', 'galerie'],
  },
});
