import { Button } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { GoogleButton } from './GoogleButton.tsx';

const label = t('auth:google.continue');

export const googleButtonGuide = guide({
  status: 'stable',
  use: [
    'For a sign-in or sign-up by Google, next to the form for e-mail and password.',
    'Use the label that fits: ‘Continue with Google’ or ‘Sign up with Google’.',
  ],
  instead: [{ when: 'It has another purpose', use: 'Button' }],
  examples: [
    {
      do: {
        show: () => <GoogleButton label={label} onPress={() => undefined} />,
        why: 'Users recognize the mark, and the form keeps its primary button.',
      },
      dont: {
        show: () => (
          <Button tone="primary" wide>
            {label}
          </Button>
        ),
        why: 'Without the mark it looks like the button of the form, and breaks Google’s branding rules.',
      },
    },
  ],
  anatomy: [
    { part: 'Button with the label', selector: 'button' },
    { part: 'Mark of Google', selector: 'button svg' },
  ],
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Opens the third-party sign-in.' },
  related: ['AuthForm', 'AccountForm', 'DraftForm', 'Button'],
  terms: {
    en: ['social login', 'single sign-on', 'SSO', 'OAuth', 'third party'],
    ar: ['الدخول عبر جوجل', 'تسجيل الدخول الموحد', 'طرف ثالث', 'دخول اجتماعي'],
    fr: ['connexion avec Google', 'authentification unique', 'compte Google', 'connexion sociale'],
  },
});
