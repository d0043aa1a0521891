import { guide } from '../../stories/index.ts';
import { lina } from './InstructorCard.fixtures.ts';
import { InstructorCard } from './InstructorCard.tsx';

export const instructorCardGuide = guide({
  use: [
    'For the instructor of a course, with what everybody may read about them.',
    'In the words and the language of the instructor. Either text may be empty.',
  ],
  instead: [
    { when: 'It is an application to decide on', use: 'RequestCard' },
    { when: 'It is a quote', use: 'TestimonialCard' },
  ],
  do: <InstructorCard {...lina} />,
  why: 'The label sets the facts apart from the introduction.',
  dont: <InstructorCard {...lina} bio={`${lina.bio} ${lina.qualifications}`} qualifications="" />,
  whyNot: 'In one block, the qualifications are easy to miss.',
  keyboard: { none: 'Not interactive.' },
});
