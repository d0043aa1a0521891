import { statisticsActors, statisticsMachine } from '@lyceum/flows/statistics';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';

/** Runs the machine of an instructor's figures. Why they did not come stands in the console only [8.37]. */
export function useStatistics() {
  const [statistics, send, actor] = useMachine(useProvidedMachine(statisticsMachine, statisticsActors));
  useEffect(() => {
    const listening = actor.on('load.failed', ({ error }) =>
      console.error('The figures could not be loaded', error),
    );
    return () => listening.unsubscribe();
  }, [actor]);
  return [statistics, send] as const;
}
