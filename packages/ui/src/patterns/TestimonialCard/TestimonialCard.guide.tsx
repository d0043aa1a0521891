import { guide, t } from '../../stories/index.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

export const testimonialCardGuide = guide({
  status: 'stable',
  use: [
    'For a quote about the product, with the name of its author. The quotation marks depend on the language.',
    'The quote is about one concrete thing that changed for the author.',
  ],
  instead: [
    { when: 'It describes the product', use: 'BenefitCard' },
    { when: 'It introduces an instructor', use: 'InstructorCard' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <TestimonialCard
            quote={t('experts:testimonials.second.quote')}
            name={t('experts:testimonials.second.name')}
            occupation={t('experts:testimonials.second.role')}
          />
        ),
        why: 'A name, an occupation and nine countries: readers can believe it.',
      },
      dont: {
        show: () => (
          <TestimonialCard
            quote={t('experts:benefits.tools.text')}
            name={t('common:appName')}
            occupation={t('common:slogan')}
          />
        ),
        why: 'The product praises itself in quotation marks: that is a benefit, and belongs in a `BenefitCard`.',
      },
    },
  ],
  anatomy: [
    { part: 'Quote', selector: 'q' },
    { part: 'Photo or initials of the author', selector: 'figcaption > span:first-child' },
    { part: 'Name', selector: 'figcaption > span:last-child > span:first-child' },
    { part: 'Occupation', selector: 'figcaption > span:last-child > span:last-child' },
  ],
  keyboard: { none: 'Not interactive.' },
  related: ['BenefitCard', 'InstructorCard', 'Avatar', 'Carousel'],
  terms: {
    en: ['quote', 'review', 'customer voice', 'social proof', 'blockquote'],
    ar: ['شهادة', 'اقتباس', 'رأي', 'آراء العملاء'],
    fr: ['témoignage', 'citation', 'avis', 'retour d’expérience'],
  },
});
