import { setTimeout as wait } from 'node:timers/promises';
import { signInAt } from '@lyceum/api/testing';

interface Enrolling {
  address: string;
  /** Who enrolls. */
  user: { email: string; password: string };
  /** The courses, one a second. After the last one the user leaves them again in the same order. */
  courses: readonly string[];
}

/**
 * Enrolls in a course each second, or leaves one, until the work has ended.
 * @returns what the work returns, and the failures
 */
export async function whileEnrolling<Result>(
  { address, user, courses }: Enrolling,
  work: () => Promise<Result>,
): Promise<{ result: Result; failures: string[] }> {
  const headers = { authorization: `Bearer ${await signInAt(address, user)}` };
  const failures: string[] = [];
  let hasEnded = false;
  const enroll = async () => {
    for (let turn = 0; !hasEnded; turn += 1) {
      const isLeaving = Math.floor(turn / courses.length) % 2 === 1;
      const path = `/v1/courses/${courses[turn % courses.length]}/enroll`;
      const response = await fetch(`${address}${path}`, { method: isLeaving ? 'DELETE' : 'POST', headers });
      if (!response.ok) failures.push(`enrollment: ${response.status}`);
      await wait(1000);
    }
  };
  const working = work().finally(() => {
    hasEnded = true;
  });
  const [result] = await Promise.all([working, enroll()]);
  return { result, failures };
}
