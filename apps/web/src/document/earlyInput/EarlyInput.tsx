import { useSession } from '../../session/useSession.ts';
import { useNotedHydration } from '../useTimeZone.ts';
import { useFlushedNavigations } from './flushedNavigations.ts';
import { useReplayedInput } from './useReplayedInput.ts';

/** Replays the input before hydration. It is the last element of the page, so that all other effects run first. */
export function EarlyInput() {
  const { state } = useSession();
  // Until then the page is a guest's, also for a signed-in user.
  useReplayedInput({ isPageReady: state !== 'restoring' });
  useFlushedNavigations();
  useNotedHydration();
  return null;
}
