import type { ThirdPartyButtonProps } from '@lyceum/ui/provider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useRootData } from '../api/rootData.ts';
import type { GoogleButtonPlace } from './googleButton.ts';
import { useGoogleButton } from './useGoogleButton.ts';

/**
 * Google's own button, which Google requires. Until its script is loaded, and if loading fails, the product's own button
 * replaces it. Pressing that loads the script again.
 */
function GoogleSlot({ label, onPress, ownButton }: ThirdPartyButtonProps) {
  const thirdParty = useRootData()?.thirdParty;
  const clientId = thirdParty?.kind === 'google' ? thirdParty.clientId : null;
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const text: GoogleButtonPlace['text'] = label === t('google.signUp') ? 'signup_with' : 'continue_with';
  const [attempt, setAttempt] = useState(0);
  const place = clientId === null ? null : { clientId, text, language, attempt, onProof: onPress };
  const { parent, state } = useGoogleButton(place);
  const tryAgain = () => {
    setAttempt(attempt + 1);
    onPress();
  };
  return (
    <>
      <div ref={parent} hidden={state !== 'shown'} />
      {state !== 'shown' && ownButton({ onPress: tryAgain, busy: state === 'loading' })}
    </>
  );
}

/** For `UiProvider` if users can sign in with Google. */
export const googleSlot = (props: ThirdPartyButtonProps) => <GoogleSlot {...props} />;
