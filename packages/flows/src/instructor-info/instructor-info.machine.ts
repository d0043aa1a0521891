import { type ApiClient, messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { submitProfile } from '../form/form.actors.ts';
import { formSetup } from '../form/form.setup.ts';

const form = formSetup({
  machine: 'instructorInfoMachine',
  describeError: (error) => messageFor('submitInstructorInfo', error),
});

export const instructorInfoActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'submitInstructorInfo'),
});

/** The instructor's information in one form, then a redirect to `/dashboard` [2.88]. */
export const instructorInfoMachine = form.setup
  .extend({ delays: { untilDashboard: limits.redirectAfterInstructorInfoMs } })
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
