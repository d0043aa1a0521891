import type { ApiClient } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { submitProfile } from '../form/form.actors.ts';
import { formSetup } from '../form/form.setup.ts';
import { serverMessage } from '../server-message.ts';

const form = formSetup({ machine: 'becomeInstructorMachine', describeError: serverMessage });

export const becomeInstructorActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'upgradeToInstructor'),
});

/**
 * 'Become an Instructor' in the settings. The success message is shown for 2 s. A rejected applicant can apply again
 * [2.103].
 */
export const becomeInstructorMachine = form.setup
  .extend({ delays: { untilNoticeHidden: limits.applicationSubmittedNoticeMs } })
  .createMachine({
    id: 'becomeInstructor',
    context: form.context,
    initial: 'editing',
    states: {
      ...form.states,
      submitted: { after: { untilNoticeHidden: 'editing' } },
    },
  });
