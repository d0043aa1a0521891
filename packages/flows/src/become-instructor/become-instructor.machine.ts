import { second } from '@lyceum/rules';
import { formSetup } from '../form/form.setup.ts';
import { serverMessage } from '../server-message.ts';

const applicationSubmittedNoticeMs = 2 * second;

const form = formSetup({ machine: 'becomeInstructorMachine', describeError: serverMessage });

/**
 * 'Become an Instructor' in the settings. The success message is shown for 2 s. A rejected applicant can apply again
 * [2.103].
 */
export const becomeInstructorMachine = form.setup
  .extend({ delays: { untilNoticeHidden: applicationSubmittedNoticeMs } })
  .createMachine({
    id: 'becomeInstructor',
    context: form.context,
    initial: 'editing',
    states: {
      ...form.states,
      submitted: { after: { untilNoticeHidden: 'editing' } },
    },
  });
