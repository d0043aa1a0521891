import type { InstructorStatus, Role } from '@lyceum/rules';

/** An instructor of the catalog with small groups, so that each enrollment can be a row of its own. */
export const demoInstructorEmail = 'instructor@lyceum.test';

/** The account that identifies a database as the demonstration's. */
export const demoModeratorEmail = 'moderator@lyceum.test';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly instructorStatus: InstructorStatus;
  readonly isEmailVerified: boolean;
  /** Absent for instructors of the catalog, who have their own. */
  readonly profile?: {
    readonly expertise: readonly string[];
    readonly qualifications: string;
    readonly bio: string;
  };
}

const verified = { isEmailVerified: true, instructorStatus: 'none' } as const;

/** The accounts that `npm start` prints, in that order. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'learner@lyceum.test', name: 'Maya Lindqvist', role: 'learner', ...verified },
  {
    email: demoInstructorEmail,
    name: 'Leila Haddad',
    role: 'instructor',
    ...verified,
    instructorStatus: 'approved',
  },
  { email: 'admin@lyceum.test', name: 'Ruth Andersen', role: 'admin', ...verified },
  { email: demoModeratorEmail, name: 'Idris Conteh', role: 'moderator', ...verified },
  {
    email: 'pending@lyceum.test',
    name: 'Karim Aziz',
    role: 'instructor',
    ...verified,
    instructorStatus: 'pending',
    profile: {
      expertise: ['cryptography', 'back_end_engineering', 'teaching_adults'],
      qualifications: 'MSc in Mathematics, University of Algiers. Seven years of payment systems.',
      bio: 'I explain difficult things to colleagues every day, and would like to do it for people who chose to listen.',
    },
  },
  {
    email: 'newcomer@lyceum.test',
    name: 'Beatriz Costa',
    role: 'instructor',
    ...verified,
    instructorStatus: 'incomplete',
  },
  {
    email: 'unverified@lyceum.test',
    name: 'Jonas Weber',
    role: 'learner',
    ...verified,
    isEmailVerified: false,
  },
];

/** The enrollments of `learner@lyceum.test`: the course, its completed sessions, and the days since the last access. */
export const demoEnrollments = [
  { courseId: 'intro-to-typescript', completed: 3, daysAgo: 1 },
  { courseId: 'figma-from-scratch', completed: 4, daysAgo: 6 },
] as const;

/** Learners in the courses of `instructor@lyceum.test`. They have no password, so no one can sign in as them. */
export const demoLearners: readonly string[] = [
  'Aisha Bello',
  'Adrien Fontaine',
  'Ahmed Mansour',
  'Akira Sato',
  'Alice Thornton',
  'Amina Diallo',
  'Ana Petrović',
  'Andrei Ionescu',
  'Anjali Desai',
  'Astrid Holm',
  'Ayumi Mori',
  'Bilal Chaudhry',
  'Björn Ek',
  'Chiara Conti',
  'Chen Wei',
  'Clara Jansen',
  'Dalia Saab',
  'David Mensah',
  'Dina Rahal',
  'Dmitri Volkov',
  'Elena Rossi',
  'Emeka Obi',
  'Emma Clarke',
  'Eszter Kovács',
  'Fatima Zahra Alaoui',
  'Felix Braun',
  'Ghassan Tamer',
  'Hiba Jaber',
  'Hugo Lefèvre',
  'Ibrahim Touré',
  'Inés Molina',
  'Isabel Duarte',
  'Jakub Nowak',
  'Jana Horáková',
  'Jin-ho Park',
  'Joana Reis',
  'Julien Mercier',
  'Kavita Nair',
  'Khalid Omar',
  'Lamia Bouzid',
  'Laszlo Varga',
  'Lina Khalil',
  'Lucas Moreau',
  'Mai Nguyen',
  'Malik Sow',
  'Manon Girard',
  'Marco Bianchi',
  'Mona Sherif',
  'Nadia Ferhat',
  'Niamh Byrne',
  'Noah Visser',
  'Olga Marinova',
  'Omar Shaheen',
  'Paula Vega',
  'Rania Issa',
  'Samuel Osei',
  'Sara Lund',
  'Tarek Nassar',
  'Thandi Dube',
  'Yasmin Karimi',
];
