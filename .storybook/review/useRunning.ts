import { useEffect, useState } from 'react';
import type { CommandRun } from './runCommands.ts';

const pollMilliseconds = 500;

/** Follows a comparison that runs, and loads the page again when it has ended. */
export function useRunning(
  start: CommandRun | undefined,
  onFailure: (message: string) => void,
): CommandRun | undefined {
  const [run, setRun] = useState(start);
  useEffect(() => {
    if (!run?.isRunning) return;
    const timer = setTimeout(async () => {
      try {
        const latest = (await (await fetch('run')).json()) as CommandRun;
        if (latest.isRunning) setRun(latest);
        else window.location.reload();
      } catch {
        setRun({ ...run, isRunning: false });
        onFailure('The review has ended, and the comparison with it. Start the review again.');
      }
    }, pollMilliseconds);
    return () => clearTimeout(timer);
  }, [run, onFailure]);
  return run;
}
