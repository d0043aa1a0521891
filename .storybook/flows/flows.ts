import { machines } from '@lyceum/flows/machines';

export type FlowName = keyof typeof machines;

/** The title and the purpose of a flow, with its main requirement. */
interface Description {
  title: string;
  about: string;
}

const descriptions: Partial<Record<FlowName, Description>> = {
  app: {
    title: 'App',
    about:
      'The root of the actor system. It starts the session, the login dialog, the language and the loading, and emits navigations and other effects.',
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
    about: 'An approved instructor edits, publishes, unpublishes or deletes a course.',
  },
  courseProgress: {
    title: 'Course progress',
    about:
      'A learner marks sessions as completed. A change is shown before it is saved; a failed save reverts it.',
  },
  enrollment: {
    title: 'Enrollment',
    about: "From 'Enroll Now' to the dashboard, with a sign-in for guests [4.10].",
  },
  expertiseSearch: {
    title: 'Expertise search',
    about:
      'Searches areas of expertise 300 ms after the last keystroke, from three characters on; the last query wins [2.83].',
  },
  expertSignUp: {
    title: 'Expert sign-up',
    about:
      'A guest becomes an instructor with an account: in four steps on a phone, in one form on a desktop [2.80].',
  },
  forgotPassword: {
    title: 'Forgotten password',
    about: 'Requests a mail with a link that sets a new password [2.73].',
  },
  instructorInfo: {
    title: 'Instructor information',
    about: 'An instructor submits the information in one form; the dashboard opens after 3 s [2.140].',
  },
  instructorProfile: {
    title: 'Instructor profile',
    about: 'An instructor edits the profile; a notice confirms a save for 3 s [2.141].',
  },
  instructorReview: {
    title: 'Review of instructors',
    about: 'An administrator’s list of applications, each with a machine of its own [2.90].',
  },
  languageChoice: {
    title: 'Language choice',
    about:
      'Changes the language after loading its translations; if that fails, the language does not change [4.25].',
  },
  loading: {
    title: 'Loading',
    about:
      'What the page loads on demand. Without a network the page stays, shows the error, and loads again on request [2.181].',
  },
  notificationPreferences: {
    title: 'Notification preferences',
    about: 'Four switches that are stored only on this device [4.22].',
  },
  leaveCourse: {
    title: 'Leaving a course',
    about: 'A learner leaves a course after a confirmation. The page then shows the offer again [2.164].',
  },
  onboarding: {
    title: 'Onboarding',
    about: 'An instructor completes the profile in three steps; the dashboard opens after 2 s [2.87].',
  },
  pagedList: {
    title: 'Paged list',
    about:
      'Every list of the product: pages are loaded on scrolling, appended without duplicates, and loaded again when the query changes [4.1].',
  },
  passwordReset: {
    title: 'Password reset',
    about: 'Sets a new password with a mailed link, then opens the login page after 3 s [2.74].',
  },
  personalPage: {
    title: 'Personal page',
    about: 'Reloads a page whose data depend on the user when the user of the session changes [4.26].',
  },
  request: {
    title: 'One application under review',
    about: 'One application and its decision; a failed decision does not change it [4.16].',
  },
  resend: {
    title: 'Verification mail once more',
    about: "Sends the verification mail again and shows 'sent' for 5 s [4.20].",
  },
  rotatingMessage: {
    title: 'Rotating message',
    about: 'The headline of the landing page changes every 6 s and can be paused [2.10].',
  },
  session: {
    title: 'Session',
    about:
      'The signed-in user: restored at the start, checked every 60 s, synchronized with other tabs, until the session ends [4.6].',
  },
  statistics: {
    title: 'Statistics',
    about: "An instructor's statistics on the dashboard; an error is only logged [8.37].",
  },
  timedNotice: {
    title: 'Timed notice',
    about: 'A message that disappears after its time [9.7].',
  },
  verification: {
    title: 'E-mail verification',
    about: 'Verifies an address with a mailed link, then opens the dashboard after 3 s [2.71].',
  },
  waitingApplications: {
    title: 'Waiting applications',
    about:
      'Counts the applications that wait for an administrator, on the dashboard; an error is only logged [2.190].',
  },
};

/** The machine of a flow. */
export const machineOf = (name: FlowName) => machines[name];

const titleOf = (name: string) =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z](?=[a-z])/g, (letter, index) => (index ? ` ${letter.toLowerCase()}` : letter));

/** The description of each flow: from the list above, otherwise from the name and the `description` of the machine. */
export const flows = Object.fromEntries(
  Object.entries(machines).map(([name, machine]) => [
    name,
    descriptions[name as FlowName] ?? { title: titleOf(name), about: machine.config.description ?? '' },
  ]),
) as Record<FlowName, Description>;

/** Sorted by title. */
export const flowNames = (Object.keys(flows) as FlowName[]).sort((one, other) =>
  flows[one].title.localeCompare(flows[other].title, 'en'),
);
