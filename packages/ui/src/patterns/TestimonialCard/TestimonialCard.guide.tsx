import { guide, t } from '../../stories/index.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

export const testimonialCardGuide = guide({
  use: [
    'For a quote about the product, with the name of its author. The quotation marks depend on the language.',
    'The quote names one concrete thing that changed for its author.',
  ],
  instead: [
    { when: 'It describes the product', use: 'BenefitCard' },
    { when: 'It introduces an instructor', use: 'InstructorCard' },
  ],
  do: (
    <TestimonialCard
      quote={t('experts:testimonials.second.quote')}
      name={t('experts:testimonials.second.name')}
      occupation={t('experts:testimonials.second.role')}
    />
  ),
  why: 'A name, an occupation and nine countries: readers can believe it.',
  dont: (
    <TestimonialCard
      quote={t('experts:benefits.tools.text')}
      name={t('common:appName')}
      occupation={t('common:slogan')}
    />
  ),
  whyNot: 'The product quotes itself: a benefit belongs in a `BenefitCard`.',
  keyboard: { none: 'Not interactive.' },
});
