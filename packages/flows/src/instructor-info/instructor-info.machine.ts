import { messageFor } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { formSetup } from '../form/form.setup.ts';

const redirectAfterInstructorInfoMs = 3 * second;

const form = formSetup({
  machine: 'instructorInfoMachine',
  describeError: (error) => messageFor('submitInstructorInfo', error),
});

/** The instructor's information in one form, then a redirect to `/dashboard` [2.88]. */
export const instructorInfoMachine = form.setup
  .extend({ delays: { untilDashboard: redirectAfterInstructorInfoMs } })
  .createMachine({
    id: 'instructorInfo',
    context: form.context,
    initial: 'editing',
    states: {
      ...form.states,
      submitted: { after: { untilDashboard: 'onTheWayToDashboard' } },
      onTheWayToDashboard: {
        entry: { type: 'navigate', params: { to: '/dashboard', replace: true } },
        type: 'final',
      },
    },
  });
