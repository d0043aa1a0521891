import type { CreateProblem } from '../platform/base/problems.ts';
import type { Outdated } from './ownCourse.ts';

/** The response to a caller who saw another revision of the course. */
export function courseChanged({ problem }: { problem: CreateProblem }, { current }: Outdated) {
  const { status, body } = problem('courseChanged');
  return { status, body: { code: body.code, message: body.message, current } };
}
