import type { authDialogMachine, Credentials, Registration } from '@lyceum/flows/auth-dialog';
import type { SignUpRole, ValidationKey } from '@lyceum/rules';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { type AuthT, authFormTexts } from './authFormTexts.ts';

/** The props that the dialog, the login page and the register page share. */
export interface AuthProps {
  auth: SnapshotFrom<typeof authDialogMachine>;
  send: (event: EventFromLogic<typeof authDialogMachine>) => void;
  /** Whether a third-party service is configured; there is no button for it otherwise. */
  hasThirdParty: boolean;
}

/** The props that every form of the auth dialog takes. */
export function formProps({ auth, send, hasThirdParty }: AuthProps, t: AuthT) {
  return {
    onGoogle: hasThirdParty
      ? (role: SignUpRole = 'learner') => send({ type: 'thirdParty.requested', role })
      : undefined,
    busy: !auth.matches('filling'),
    error: auth.context.message,
    describeProblem: (problem: ValidationKey) => t(`errors:validation.${problem}`),
  };
}

/** The props of an `AuthForm`. */
export function authFormProps(props: AuthProps, t: AuthT) {
  const { auth, send } = props;
  return {
    ...formProps(props, t),
    mode: auth.context.mode,
    onModeChange: () => send({ type: 'mode.switched' }),
    onLogin: (credentials: Credentials) => send({ type: 'login.submitted', credentials }),
    onRegister: (registration: Registration) => send({ type: 'registration.submitted', registration }),
    texts: authFormTexts(t),
  };
}
