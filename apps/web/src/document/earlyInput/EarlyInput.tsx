import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { completeMovedClicks } from './completeMovedClicks.ts';
import { PageChange } from './PageChange.tsx';
import { replayClicks, replayTyping } from './replay.ts';

// On the server there is no layout to wait for, and nothing to replay.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Sees to it that no press and no typed text is lost. Stands behind the whole page, whose effects come first. */
export function EarlyInput() {
  const { state } = useSession();
  const isRestored = state !== 'restoring';
  // Before the page is painted, so that nobody sees a field without its text.
  useBrowserLayoutEffect(replayTyping, []);
  useEffect(() => {
    // Until then the page is a guest's, whoever is there.
    if (isRestored) replayClicks();
  }, [isRestored]);
  useEffect(completeMovedClicks, []);
  return <PageChange />;
}
