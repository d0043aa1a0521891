import type { Category, Course, Domain, Enrollment, User } from '@lyceum/api-client';

const technology = {
  id: 'technology',
  name: { en: 'Technology', ar: 'التقنية', fr: 'Technologie' },
  color: '#2F6FB7',
  href: '/domain/technology',
};

const categoryNames = [
  ['web_dev', 'Web Development', 'تطوير الويب', 'Développement web'],
  ['python', 'Python', 'بايثون', 'Python'],
  ['data_science', 'Data Science', 'علم البيانات', 'Science des données'],
  ['cloud_computing', 'Cloud Computing', 'الحوسبة السحابية', 'Informatique en nuage'],
  ['devops', 'DevOps', 'DevOps', 'DevOps'],
  ['blockchain', 'Blockchain', 'سلسلة الكتل', 'Blockchain'],
  ['ai_ml', 'AI and Machine Learning', 'الذكاء الاصطناعي وتعلّم الآلة', 'IA et apprentissage automatique'],
  ['cybersecurity', 'Cybersecurity', 'الأمن السيبراني', 'Cybersécurité'],
  ['mobile_apps', 'Mobile Apps', 'تطبيقات الجوال', 'Applications mobiles'],
] as const;

export const categories: Category[] = categoryNames.map(([id, en, ar, fr], index) => ({
  id,
  name: { en, ar, fr },
  description: {
    en: 'From the first page to a running product.',
    ar: 'من الصفحة الأولى إلى منتج يعمل.',
    fr: 'De la première page à un produit en service.',
  },
  color: technology.color,
  href: `/category/${id}`,
  domain: technology,
  courseCount: 64 - index * 7,
  learnerCount: 18_240 - index * 1_975,
}));

const [webDevelopment] = categories as [Category, ...Category[]];

export { webDevelopment };

const designNames = [
  ['ux_design', 'UX Design', 'تصميم تجربة المستخدم', 'Design UX'],
  ['graphic_design', 'Graphic Design', 'التصميم الجرافيكي', 'Graphisme'],
  ['branding', 'Branding', 'بناء العلامات', 'Image de marque'],
] as const;

export const domains: Domain[] = [
  { ...technology, categories },
  {
    id: 'design',
    name: { en: 'Design', ar: 'التصميم', fr: 'Design' },
    color: '#A4538A',
    href: '/domain/design',
    categories: designNames.map(([id, en, ar, fr]) => ({
      ...webDevelopment,
      id,
      href: `/category/${id}`,
      name: { en, ar, fr },
    })),
  },
];

const courseNames = [
  ['intro-to-typescript', 'Introduction to TypeScript', 'مدخل إلى TypeScript', 'Introduction à TypeScript'],
  [
    'python-automation-weekend',
    'Python Automation in a Weekend',
    'الأتمتة بلغة Python في عطلة واحدة',
    'Automatiser avec Python en un week-end',
  ],
  [
    'acoustic-guitar-from-scratch',
    'Acoustic Guitar from Scratch',
    'الغيتار من الصفر',
    'La guitare acoustique à partir de zéro',
  ],
  [
    'advanced-technical-seo',
    'Advanced Technical SEO',
    'تحسين محركات البحث تقنيًا للمتقدمين',
    'SEO technique avancé',
  ],
] as const;

function courseOf([id, en, ar, fr]: (typeof courseNames)[number], index: number): Course {
  return {
    id,
    name: { en, ar, fr },
    description: {
      en: 'Eight evenings in a small group, with something of your own at the end of each.',
      ar: 'ثماني أمسيات في مجموعة صغيرة، وفي نهاية كلٍّ منها شيء من صنعك.',
      fr: 'Huit soirées en petit groupe, avec à chaque fois quelque chose que vous aurez fait.',
    },
    href: `/course/${id}`,
    category: webDevelopment,
    promotionalImage: `/pictures/courses/${id}.jpg`,
    learners: { enrolled: [1204, 1, 0, 86][index] ?? 0, required: null },
    sessions: [8, 2, 12, 6][index] ?? 1,
    handsOnPractice: index % 2 === 0,
    rating: [4.7, 4.2, null, 5][index] ?? null,
    tags: ['typescript', 'javascript'],
    price: [49, 0, 129.5, 24.99][index] ?? 0,
    scheduledTime: index === 0 ? '2027-03-08T17:00:00.000Z' : null,
    instructor: {
      id: 'i1',
      name: ['Lina Haddad', 'Zuzana Jelínská', 'Omar El Sayed', 'Lina Haddad'][index] ?? '',
      picture: null,
    },
    related: null,
    status: 'published',
    lastAccessed: null,
    progress: null,
    completedSessions: null,
  };
}

export const courses: Course[] = courseNames.map(courseOf);
const [first, ...others] = courses as [Course, ...Course[]];

/** As its own page shows it, with the courses related to it. */
export const course: Course = { ...first, related: others.slice(0, 3) };

/** The same without their photographs, which a drawing stands in for: where a picture is not about them. */
export const drawnCourses: Course[] = courses.map((photographed) => ({
  ...photographed,
  promotionalImage: null,
}));

export const enrollments: Enrollment[] = others.slice(0, 2).map((enrolled, index) => ({
  id: `e${index}`,
  course: enrolled,
  progress: [50, 100][index] ?? 0,
  lastAccessed: '2026-11-12T18:30:00.000Z',
  completedSessions: index === 0 ? [1] : [1, 2],
}));

export const learner: User = {
  id: 'u1',
  name: 'Nour Haddad',
  email: 'nour@lyceum.test',
  role: 'learner',
  picture: null,
  isEmailVerified: true,
  isInstructorApproved: false,
  instructorStatus: 'none',
  expertise: [],
  qualifications: '',
  bio: '',
};

/** With a complete profile, and approved. */
export const instructor: User = {
  ...learner,
  id: 'i1',
  name: 'Lina Haddad',
  email: 'lina@lyceum.test',
  role: 'instructor',
  isInstructorApproved: true,
  instructorStatus: 'approved',
  expertise: ['typescript', 'web_performance'],
  qualifications: 'Twelve years of building for the web; three of teaching it.',
  bio: 'I teach what I build with, in small groups, slowly and by doing.',
};
