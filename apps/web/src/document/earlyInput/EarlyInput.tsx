import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../../session/useSession.ts';
import { completeMovedClicks } from './completeMovedClicks.ts';
import { PageChange } from './PageChange.tsx';
import { replayClicks, replayTyping } from './replay.ts';

// The server has no layout effects, and nothing to replay.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Replays the input before hydration. It is the last element of the page, so that all other effects run first. */
export function EarlyInput() {
  const { state } = useSession();
  const isRestored = state !== 'restoring';
  // Before the page is painted, so that no field is shown without its text.
  useBrowserLayoutEffect(replayTyping, []);
  useEffect(() => {
    // Until then the page is a guest's, also for a signed-in user.
    if (isRestored) replayClicks();
  }, [isRestored]);
  useEffect(completeMovedClicks, []);
  return <PageChange />;
}
