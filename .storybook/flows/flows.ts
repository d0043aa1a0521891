import { machines } from '@lyceum/flows/machines';

export type FlowName = keyof typeof machines;

/** What a person does by each flow, and where the specification says so. Every machine has to be told of here. */
export const flows: Record<FlowName, { title: string; about: string }> = {
  application: {
    title: 'Application',
    about:
      'A learner or a guest applies as an instructor, step by step, at `/experts/apply`. Specification §2, Expert landing page.',
  },
  authDialog: {
    title: 'Login and registration',
    about:
      'The dialog over any page, and the pages `/login` and `/register`. Specification §2, Login / register dialog.',
  },
  becomeInstructor: {
    title: 'Become an instructor',
    about: 'A learner applies from the settings, in one form. Specification §2, Profile / settings.',
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
    about:
      "From 'Enroll Now' to the dashboard, with a sign-in in between where there was none. Specification §4, Enroll.",
  },
  expertiseSearch: {
    title: 'Expertise search',
    about:
      'Areas of expertise are searched for 300 ms after the last key, from three characters on; the last question wins. Specification §2, Expertise picker, and §9.',
  },
  expertSignUp: {
    title: 'Expert sign-up',
    about:
      'A guest becomes an instructor with an account: four steps on a phone, one form and a dialog beside it on a desktop. Specification §2, Expert landing page.',
  },
  forgotPassword: {
    title: 'Forgotten password',
    about: 'Asks for a mailed link to choose a new password. Specification §2, Forgot password.',
  },
  instructorInfo: {
    title: 'Instructor information',
    about:
      "An instructor's information in one form, then the dashboard after 3 s. Specification §2, Instructor info.",
  },
  instructorProfile: {
    title: 'Instructor profile',
    about:
      'An instructor edits a profile that exists; what was saved is said for 3 s. Specification §2, Instructor profile.',
  },
  instructorReview: {
    title: 'Review of instructors',
    about:
      'An administrator’s list of applications, each of them a flow of its own. Specification §2, Admin instructor requests.',
  },
  languageChoice: {
    title: 'Language choice',
    about:
      'Another language for the interface, whose texts may have to be fetched first; one that fails leaves the language as it was. Specification §1 and §9.',
  },
  notificationPreferences: {
    title: 'Notification preferences',
    about: 'Four switches that are kept on this device only. Specification §2, Profile / settings.',
  },
  onboarding: {
    title: 'Onboarding',
    about: "An instructor's profile in three steps, then the dashboard after 2 s. Specification §2 and §5.",
  },
  pagedList: {
    title: 'Paged list',
    about:
      'Every list of the product: pages are loaded as they come near, appended without duplicates, and begun anew when the question changes. Specification §4, List status.',
  },
  passwordReset: {
    title: 'Password reset',
    about:
      'A new password by a mailed link, then the login page after 3 s. Specification §2, Reset password.',
  },
  request: {
    title: 'One application under review',
    about:
      'One application and the answer to it; a decision that fails leaves it as it was. Specification §4.',
  },
  resend: {
    title: 'Verification mail once more',
    about: "Sends the verification mail again and says 'sent' for 5 s. Specification §4, Email.",
  },
  rotatingMessage: {
    title: 'Rotating message',
    about: 'The headline of the landing page changes every 6 s and can be paused. Specification §2 and §9.',
  },
  session: {
    title: 'Session',
    about:
      'Who is signed in: restored at the start, kept up every 60 s, in step with other tabs, until it ends. Specification §4.',
  },
  statistics: {
    title: 'Statistics',
    about: "An instructor's figures on the dashboard; a failure is only logged. Specification §2 and §8.",
  },
  timedNotice: {
    title: 'Timed notice',
    about: 'A message that goes by itself after its time. Specification §9.',
  },
  verification: {
    title: 'E-mail verification',
    about:
      'Verifies an address by a mailed link, then the dashboard after 3 s. Specification §2, Verify email.',
  },
};

/** The machine of a flow. */
export const machineOf = (name: FlowName) => machines[name];

/** In the order of their titles. */
export const flowNames = (Object.keys(flows) as FlowName[]).sort((one, other) =>
  flows[one].title.localeCompare(flows[other].title, 'en'),
);
