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
    { when: 'The guest only signs in', use: 'a sentence as the description of the Dialog' },
  ],
  do: (
    <OfferSummary
      name={course.name}
      price={course.price}
      texts={{ lead: t('auth:enrollingIn'), free: t('catalog:card.free') }}
    />
  ),
  why: 'Name and price confirm what the sign-in is for.',
  dont: (
    <div style={{ maxInlineSize: 290 }}>
      <CourseCard {...course} />
    </div>
  ),
  whyNot: 'A card links away from the dialog and pushes the form below the fold.',
  keyboard: { none: 'Not interactive.' },
});
