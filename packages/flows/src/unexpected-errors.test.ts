import { expect, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, createActor, waitFor } from 'xstate';
import { machines } from './machines.ts';

const profile = { expertise: [], qualifications: '', bio: '' };
const form = { draft: profile, draftKey: { name: 'profile', owner: 'u1' } };
const submitted = { type: 'form.submitted', values: profile };
const course = { courseId: 'c1', lessons: 3, completedSessions: [], progress: 0 };
const dialog = { mode: 'login', place: 'dialog' };

const calls: [keyof typeof machines, object, AnyEventObject | null, string][] = [
  ['authDialog', dialog, { type: 'login.submitted' }, 'Login failed'],
  ['authDialog', dialog, { type: 'registration.submitted' }, 'Registration failed'],
  ['courseProgress', course, { type: 'lesson.toggled', lesson: 1 }, 'Failed to update progress'],
  [
    'enrollment',
    { courseId: 'c1', userId: 'u1' },
    { type: 'enrollment.requested' },
    'Failed to enroll in course',
  ],
  ['forgotPassword', {}, { type: 'link.requested' }, 'Failed to send password reset email'],
  ['instructorInfo', form, submitted, 'Failed to submit instructor information'],
  ['instructorProfile', form, submitted, 'Failed to update instructor profile'],
  ['passwordReset', { token: 't1' }, { type: 'password.submitted' }, 'Failed to reset password'],
  ['verification', { token: 't1' }, null, 'Failed to verify email'],
];

test.each(calls)(
  '%s shows the default message of an unexpected error',
  async (name, input, event, message) => {
    // The actors are not provided, so the call throws.
    const machine: AnyStateMachine = machines[name];
    const actor = createActor(machine, { input }).start();
    if (event) actor.send(event);
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.message !== null);
    expect(context.message).toBe(message);
  },
);
