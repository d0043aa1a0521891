import { guide, t } from '../../stories/index.ts';
import { CourseCard } from '../CourseCard/index.ts';
import { courseAt } from '../catalog.fixtures.ts';
import { OfferSummary } from './OfferSummary.tsx';

const { id: _, ...course } = courseAt(0);

export const offerSummaryGuide = guide({
  status: 'beta',
  use: ['As the description of the login dialog, when a guest wants to enroll in a course.'],
  instead: [
    { when: 'The course is in a list', use: 'CourseCard' },
    { when: 'The guest just signs in', use: 'a sentence as the description of the `Dialog`' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <OfferSummary
            name={course.name}
            price={course.price}
            texts={{ lead: t('auth:enrollingIn'), free: t('catalog:card.free') }}
          />
        ),
        why: 'Name and price confirm what the sign-in is for.',
      },
      dont: {
        show: () => (
          <div style={{ maxInlineSize: 290 }}>
            <CourseCard {...course} />
          </div>
        ),
        why: 'A card is a link away from the dialog, and pushes the form below the fold.',
      },
    },
  ],
  anatomy: [
    { part: 'What the user is about to do', selector: 'span > span:first-child:not(:has(bdi))' },
    { part: 'Name of the course', selector: 'span > bdi' },
    { part: 'Price', selector: 'data' },
  ],
  keyboard: { none: 'Not interactive.' },
  related: ['AuthForm', 'Dialog', 'Price', 'CourseCard'],
  terms: {
    en: ['order summary', 'enrollment', 'checkout', 'price summary'],
    ar: ['ملخّص الطلب', 'التسجيل في دورة', 'ملخّص السعر', 'الدفع'],
    fr: ['récapitulatif', 'résumé de la commande', 'inscription à un cours', 'prix'],
  },
});
