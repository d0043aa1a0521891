import type { TFunction } from 'i18next';
import type { SignUpDialogProps } from './types.ts';

/** The message of an error: the server's, or else the screen's own [8.2]. */
export function signUpError(
  signUp: SignUpDialogProps['signUp'],
  t: TFunction<['experts', 'errors']>,
): string | null {
  const { message } = signUp.context;
  if (signUp.matches({ byEmail: 'refused' })) return message ?? t('errors:operations.registerInstructor');
  if (signUp.matches({ filling: { choosing: 'refused' } }))
    return message ?? t('errors:screens.expertGoogleSignUp');
  return null;
}
