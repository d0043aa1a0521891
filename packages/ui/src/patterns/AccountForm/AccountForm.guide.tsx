import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { guide } from '../../stories/index.ts';
import { accountTexts } from '../forms/forms.fixtures.ts';
import { roleOptions } from '../forms/texts.ts';

const roles = roleOptions(accountTexts);

export const accountFormGuide = guide({
  use: [
    'On /register, where the user confirms the password.',
    'Without `onGoogle` if the server offers no third-party sign-up. The form has no button for it then.',
  ],
  instead: [
    { when: 'The user registers in the login dialog', use: 'AuthForm' },
    { when: 'The user has an account', use: 'AuthForm' },
  ],
  do: <RadioGroup name="role" label={accountTexts.role} options={roles} defaultValue="learner" />,
  why: 'Both roles are visible, each with what it means.',
  dont: <Select label={accountTexts.role} options={roles} defaultValue="learner" />,
  whyNot: 'A select hides the second role and what the roles mean, so users keep the default.',
  keyboard: {
    '←, →, ↑, ↓': 'Change the role.',
    Enter: 'Submits the form. If fields are invalid, the first of them gets the focus.',
  },
});
