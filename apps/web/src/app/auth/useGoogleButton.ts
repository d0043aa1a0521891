import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGoogle } from './GoogleProvider.tsx';
import type { GoogleButtonPlace } from './googleButton.ts';

interface GoogleButtonOptions extends Omit<GoogleButtonPlace, 'parent'> {
  /** Another number loads Google's script again. */
  attempt: number;
}

/** Renders Google's button into the element of `parent`. Null renders none. */
export function useGoogleButton(options: GoogleButtonOptions | null) {
  const { clientId = null, text = 'continue_with', language = '', attempt = 0 } = options ?? {};
  const google = useGoogle();
  const parent = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<{ attempt: number; state: 'shown' | 'failed' } | null>(null);
  const proved = useEffectEvent(() => options?.onProof());

  useEffect(() => {
    const element = parent.current;
    if (!element || clientId === null) return;
    const unmounting = new AbortController();
    const { signal } = unmounting;
    const show = async () => {
      const { showGoogleButton } = await import('./googleButton.ts');
      if (signal.aborted) return;
      const place = { parent: element, clientId, text, language, onProof: () => proved() };
      await showGoogleButton(google, place, signal);
    };
    show().then(
      () => !signal.aborted && setOutcome({ attempt, state: 'shown' }),
      () => !signal.aborted && setOutcome({ attempt, state: 'failed' }),
    );
    return () => unmounting.abort();
  }, [google, clientId, text, language, attempt]);

  return { parent, state: outcome?.attempt === attempt ? outcome.state : ('loading' as const) };
}
