import { Button } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { GoogleButton } from './GoogleButton.tsx';

const label = t('auth:google.continue');

export const googleButtonGuide = guide({
  use: [
    'To sign in or sign up with Google, next to the form for e-mail and password.',
    'Use the label that fits: ‘Continue with Google’ or ‘Sign up with Google’.',
  ],
  instead: [{ when: 'It has another purpose', use: 'Button' }],
  do: <GoogleButton label={label} onPress={() => undefined} />,
  why: 'Users recognize the mark, and the form keeps its primary button.',
  dont: (
    <Button tone="primary" wide>
      {label}
    </Button>
  ),
  whyNot: 'Without the mark it looks like the button of the form, and breaks Google’s branding rules.',
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Opens the third-party sign-in.' },
});
