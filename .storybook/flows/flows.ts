import { machines } from '@lyceum/flows/machines';

export type FlowName = keyof typeof machines;

/** What a user does in each flow, with the main requirement. Every machine has an entry. */
export const flows: Record<FlowName, { title: string; about: string }> = {
  app: {
    title: 'App',
    about:
      'The root of the actor system. It starts the session, the login dialog and the language, and emits what the browser has to do.',
  },
  application: {
    title: 'Application',
    about: 'A learner or a guest applies as an instructor, step by step, at `/experts/apply` [10.20].',
  },
  auth: {
    title: 'Sign-in request',
    about:
      'Opens the login dialog for any flow, and replies when the user has signed in or closed it [2.67].',
  },
  authDialog: {
    title: 'Login and registration',
    about: 'The dialog over any page, and the pages `/login` and `/register` [2.67].',
  },
  becomeInstructor: {
    title: 'Become an instructor',
    about: 'A learner applies from the settings, in one form [4.13].',
  },
  courseEditor: {
    title: 'Course editor',
    about: 'An approved instructor writes, publishes, takes back or deletes a course.',
  },
  courseProgress: {
    title: 'Course progress',
    about:
      'A learner ticks off sessions. A tick shows at once and is saved behind it; one that is refused is taken back.',
  },
  enrollment: {
    title: 'Enrollment',
    about: "From 'Enroll Now' to the dashboard, with a sign-in in between where there was none [4.10].",
  },
  expertiseSearch: {
    title: 'Expertise search',
    about:
      'Areas of expertise are searched for 300 ms after the last key, from three characters on; the last question wins [2.83].',
  },
  expertSignUp: {
    title: 'Expert sign-up',
    about:
      'A guest becomes an instructor with an account: four steps on a phone, one form and a dialog beside it on a desktop [2.80].',
  },
  forgotPassword: {
    title: 'Forgotten password',
    about: 'Asks for a mailed link to choose a new password [2.73].',
  },
  instructorInfo: {
    title: 'Instructor information',
    about: "An instructor's information in one form, then the dashboard after 3 s [2.140].",
  },
  instructorProfile: {
    title: 'Instructor profile',
    about: 'An instructor edits a profile that exists; what was saved is said for 3 s [2.141].',
  },
  instructorReview: {
    title: 'Review of instructors',
    about: 'An administrator’s list of applications, each of them a flow of its own [2.90].',
  },
  languageChoice: {
    title: 'Language choice',
    about:
      'Another language for the interface, whose texts may have to be fetched first; one that fails leaves the language as it was [4.25].',
  },
  notificationPreferences: {
    title: 'Notification preferences',
    about: 'Four switches that are kept on this device only [4.22].',
  },
  onboarding: {
    title: 'Onboarding',
    about: "An instructor's profile in three steps, then the dashboard after 2 s [2.87].",
  },
  pagedList: {
    title: 'Paged list',
    about:
      'Every list of the product: pages are loaded as they come near, appended without duplicates, and begun anew when the question changes [4.1].',
  },
  passwordReset: {
    title: 'Password reset',
    about: 'A new password by a mailed link, then the login page after 3 s [2.74].',
  },
  personalPage: {
    title: 'Personal page',
    about: 'A page whose data depend on the user is reloaded when the user of the session changes [4.26].',
  },
  request: {
    title: 'One application under review',
    about: 'One application and the answer to it; a decision that fails leaves it as it was [4.16].',
  },
  resend: {
    title: 'Verification mail once more',
    about: "Sends the verification mail again and says 'sent' for 5 s [4.20].",
  },
  rotatingMessage: {
    title: 'Rotating message',
    about: 'The headline of the landing page changes every 6 s and can be paused [2.10].',
  },
  session: {
    title: 'Session',
    about:
      'Who is signed in: restored at the start, kept up every 60 s, in step with other tabs, until it ends [4.6].',
  },
  statistics: {
    title: 'Statistics',
    about: "An instructor's figures on the dashboard; a failure is only logged [8.37].",
  },
  timedNotice: {
    title: 'Timed notice',
    about: 'A message that goes by itself after its time [9.7].',
  },
  verification: {
    title: 'E-mail verification',
    about: 'Verifies an address by a mailed link, then the dashboard after 3 s [2.71].',
  },
};

/** The machine of a flow. */
export const machineOf = (name: FlowName) => machines[name];

/** Sorted by title. */
export const flowNames = (Object.keys(flows) as FlowName[]).sort((one, other) =>
  flows[one].title.localeCompare(flows[other].title, 'en'),
);
