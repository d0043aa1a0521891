import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../test/model-test.ts';
import { machines } from './machines.ts';

interface Control {
  machine: keyof typeof machines;
  /** The event that the control sends. */
  sends: string;
  /** State prefixes in which the control is busy, disabled, covered by a dialog, or absent. */
  notOffered: string[];
}

const typing = { sends: 'form.edited' };
const onTheWay = ['appearing', 'applied', 'registered', 'onTheWayToDashboard', 'filling.deciding'];

/** The steps whose forms send these events. */
const steps = [
  { sends: 'step.completed', step: ['expertise', 'qualifications'] },
  { sends: 'profile.completed', step: ['bio'] },
];
const others = (step: readonly string[]) =>
  ['expertise', 'qualifications', 'bio', 'account']
    .filter((other) => !step.includes(other))
    .map((other) => `filling.${other}`);

/** The controls of all forms, and the fields whose values are in a machine. */
const controls: Control[] = [
  ...steps.map(({ sends, step }) => ({
    machine: 'application' as const,
    sends,
    notOffered: [...onTheWay, 'applying', 'registering', ...others(step)],
  })),
  {
    machine: 'application',
    sends: 'registration.completed',
    notOffered: [...onTheWay, 'applying', 'registering', ...others(['account'])],
  },
  // The account step shows no profile field, and the other steps show no account field.
  {
    machine: 'application',
    sends: 'profile.typed',
    notOffered: [...onTheWay, 'registering', 'filling.account'],
  },
  {
    machine: 'application',
    sends: 'account.typed',
    notOffered: [...onTheWay, 'applying', 'filling.expertise', 'filling.qualifications', 'filling.bio'],
  },
  { machine: 'authDialog', sends: 'login.submitted', notOffered: ['signing', 'registering', 'signedIn'] },
  {
    machine: 'authDialog',
    sends: 'registration.submitted',
    notOffered: ['signing', 'registering', 'signedIn'],
  },
  {
    machine: 'authDialog',
    sends: 'thirdParty.requested',
    notOffered: ['signing', 'registering', 'signedIn'],
  },
  { machine: 'authDialog', sends: 'mode.switched', notOffered: ['signing', 'registering', 'signedIn'] },
  { machine: 'becomeInstructor', sends: 'form.submitted', notOffered: ['submitting', 'submitted'] },
  { machine: 'becomeInstructor', ...typing, notOffered: ['submitted'] },
  ...['save.submitted', 'publish.submitted'].map((sends) => ({
    machine: 'courseEditor' as const,
    sends,
    notOffered: [
      'checkingRights',
      'forbidden',
      'loading',
      'failed',
      'notFound',
      'saving',
      'conflicting',
      'publishing',
      'unpublishing',
      'askingToDelete',
      'delet',
    ],
  })),
  { machine: 'courseEditor', ...typing, notOffered: [] },
  { machine: 'courseProgress', sends: 'lesson.toggled', notOffered: [] },
  {
    machine: 'enrollment',
    sends: 'enrollment.requested',
    // The login dialog covers the button, or a link replaces it.
    notOffered: ['askingToSignIn', 'enrolling', 'enrolled', 'onTheWayToDashboard'],
  },
  ...steps.map(({ sends, step }) => ({
    machine: 'expertSignUp' as const,
    sends,
    notOffered: [
      'filling.deciding',
      'filling.choosing',
      'byEmail',
      'registering',
      'signedUp',
      'onTheWayToDashboard',
      'canceled',
      ...others(step),
    ],
  })),
  {
    machine: 'expertSignUp',
    sends: 'registration.completed',
    notOffered: ['filling', 'registering', 'signedUp', 'onTheWayToDashboard', 'canceled'],
  },
  ...['email.chosen', 'thirdParty.requested'].map((sends) => ({
    machine: 'expertSignUp' as const,
    sends,
    notOffered: [
      'filling.deciding',
      'filling.expertise',
      'filling.qualifications',
      'filling.bio',
      'byEmail',
      'registering',
      'signedUp',
      'onTheWayToDashboard',
      'canceled',
    ],
  })),
  {
    machine: 'expertSignUp',
    sends: 'account.typed',
    notOffered: ['filling', 'registeringByThirdParty', 'signedUp', 'onTheWayToDashboard', 'canceled'],
  },
  {
    machine: 'expertSignUp',
    sends: 'profile.typed',
    // The account dialog covers the fields.
    notOffered: ['byEmail', 'registering', 'signedUp', 'onTheWayToDashboard', 'canceled'],
  },
  { machine: 'forgotPassword', sends: 'link.requested', notOffered: ['sending', 'sent'] },
  { machine: 'instructorInfo', sends: 'form.submitted', notOffered: ['submitting', 'submitted', 'onTheWay'] },
  { machine: 'instructorInfo', ...typing, notOffered: ['submitted', 'onTheWay'] },
  { machine: 'instructorProfile', sends: 'form.submitted', notOffered: ['submitting', 'onTheWay'] },
  { machine: 'instructorProfile', ...typing, notOffered: ['onTheWay'] },
  { machine: 'languageChoice', sends: 'language.chosen', notOffered: [] },
  { machine: 'notificationPreferences', sends: 'preferences.submitted', notOffered: [] },
  ...steps.map(({ sends, step }) => ({
    machine: 'onboarding' as const,
    sends,
    notOffered: ['filling.deciding', 'saving', 'completed', 'onTheWay', ...others(step)],
  })),
  { machine: 'onboarding', sends: 'profile.typed', notOffered: ['completed', 'onTheWay'] },
  // Without a token the form itself shows that it cannot be submitted.
  {
    machine: 'passwordReset',
    sends: 'password.submitted',
    notOffered: ['deciding', 'tokenMissing', 'sav', 'onTheWay'],
  },
  { machine: 'timedNotice', sends: 'notice.shown', notOffered: [] },
];

const states = (machine: AnyStateMachine) =>
  nodesOf(machine).filter(({ type }) => type === 'atomic' || type === 'final');

/** Whether the state or an ancestor handles the event, in at least one branch. */
function handles(machine: AnyStateMachine, path: readonly string[], type: string): boolean {
  const around = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  return [...around, ''].some((id) =>
    nodesOf(machine)
      .filter((node) => node.path.join('.') === id)
      .some((node) =>
        node.transitions.get(type)?.some(({ target, actions }) => target || actions.length > 0),
      ),
  );
}

test.each(controls)(
  '$machine handles $sends in every state whose screen has the control',
  ({ machine, sends, notOffered }) => {
    const flow = machines[machine] as AnyStateMachine;
    const ignored = states(flow)
      .map(({ path }) => path)
      .filter((path) => !handles(flow, path, sends))
      .map((path) => path.join('.'));
    expect(ignored.filter((state) => !notOffered.some((prefix) => state.startsWith(prefix)))).toEqual([]);
  },
);
