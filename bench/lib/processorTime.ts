import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** The processor time of a process and its children in seconds, from `/proc` (Linux). */
export async function processorSecondsOf(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const ticks = await Promise.all(
    pids.map(async (each) => {
      const text = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '');
      // The name of the program, in parentheses, may contain spaces.
      const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9, 13).map(Number);
      if (Number(each) === pid) return user + system + endedUser + endedSystem;
      return Number(parent) === pid ? user + system : 0;
    }),
  );
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond;
}
