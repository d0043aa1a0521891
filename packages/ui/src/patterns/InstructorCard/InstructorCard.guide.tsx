import { guide } from '../../stories/index.ts';
import { lina } from './InstructorCard.fixtures.ts';
import { InstructorCard } from './InstructorCard.tsx';

export const instructorCardGuide = guide({
  status: 'stable',
  use: [
    'For the instructor of a course, with what everyone may read about them.',
    'In the words and the language of the instructor. Either text may be empty.',
  ],
  instead: [
    { when: 'It is an application to decide on', use: 'RequestCard' },
    { when: 'It is a quote', use: 'TestimonialCard' },
  ],
  examples: [
    {
      do: {
        show: () => <InstructorCard {...lina} />,
        why: 'The label sets the facts apart from the introduction.',
      },
      dont: {
        show: () => <InstructorCard {...lina} bio={`${lina.bio} ${lina.qualifications}`} qualifications="" />,
        why: 'In one block, the qualifications are easily missed, and nothing marks them as such.',
      },
    },
  ],
  anatomy: [
    { part: 'Portrait or initials', selector: 'div:has(> div > h3) > :first-child' },
    { part: 'Name', selector: 'h3' },
    { part: 'Bio', selector: 'h3 + div' },
    { part: 'Qualifications', selector: 'h3 + div + div' },
  ],
  keyboard: { none: 'Not interactive.' },
  related: ['Avatar', 'RequestCard', 'TestimonialCard', 'CourseHero'],
  terms: {
    en: ['teacher', 'tutor', 'author', 'about', 'profile', 'biography'],
    ar: ['مدرّس', 'معلّم', 'نبذة', 'ملف المدرّس', 'سيرة'],
    fr: ['formateur', 'enseignant', 'à propos', 'profil', 'biographie'],
  },
});
