import { useEffect, useLayoutEffect } from 'react';
import { leave } from '../start/earlyLeave.ts';
import { completeMovedClicks } from './completeMovedClicks.ts';
import { replayClicks, replayTyping } from './replay.ts';

// The server has no layout effects, and nothing to replay.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Replays the input before the hydration, Back and Forward included, and completes clicks on elements that move. */
export function useReplayedInput({ isPageReady }: { isPageReady: boolean }): void {
  // Before the page is painted, so that no field is shown without its text.
  useBrowserLayoutEffect(replayTyping, []);
  useEffect(() => {
    if (!isPageReady) return;
    replayClicks();
    leave();
  }, [isPageReady]);
  useEffect(completeMovedClicks, []);
}
