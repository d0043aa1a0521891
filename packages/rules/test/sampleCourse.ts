import { type CourseForm, emptyCourseDraft } from '../src/course/index.ts';

/** A valid course with what is required, and little else. */
export const sampleCourse: CourseForm = {
  ...emptyCourseDraft,
  name: { en: 'Knots' },
  description: { en: 'Ten that hold.' },
  category: 'crafts',
  handsOnPractice: true,
  sessionList: [{ id: 's1', title: null, schedule: null, meetingUrl: null, materials: [] }],
  price: 12.5,
  tags: ['Rope'],
};
