import type { ThirdPartyButtonProps } from '@lyceum/ui/provider';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootData } from '../document/rootData.ts';
import { useLanguage } from '../document/useLanguage.ts';

/**
 * Google's own button, which Google wants to be pressed. Until its script is there, and where it cannot be had, the
 * product's own stands in its place: pressing that tries again, and the form says what it says of a failure.
 */
function GoogleSlot({ label, onPress, ownButton }: ThirdPartyButtonProps) {
  const thirdParty = useRootData()?.thirdParty;
  const clientId = thirdParty?.kind === 'google' ? thirdParty.clientId : null;
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const text = label === t('google.signUp') ? 'signup_with' : 'continue_with';
  const parent = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const pressed = useEffectEvent(onPress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws the button anew
  useEffect(() => {
    const element = parent.current;
    if (!element || clientId === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = async () => {
      const { showGoogleButton } = await import('./googleButton.ts');
      if (signal.aborted) return;
      await showGoogleButton({ parent: element, clientId, text, language, onProof: () => pressed() }, signal);
    };
    show().then(
      () => !signal.aborted && setState('shown'),
      () => !signal.aborted && setState('failed'),
    );
    return () => leaving.abort();
  }, [clientId, text, language, tries]);

  const tryAgain = () => {
    setState('loading');
    setTries(tries + 1);
    onPress();
  };
  return (
    <>
      <div ref={parent} hidden={state !== 'shown'} />
      {state !== 'shown' && ownButton({ onPress: tryAgain, busy: state === 'loading' })}
    </>
  );
}

/** For `UiProvider`, where Google signs people in. */
export const googleSlot = (props: ThirdPartyButtonProps) => <GoogleSlot {...props} />;
