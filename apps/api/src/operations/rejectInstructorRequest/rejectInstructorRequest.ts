import { decide } from '../../people/administration/decisions.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const rejectInstructorRequest: Handler<'rejectInstructorRequest'> = async (request, context) => {
  const { params, problem } = request;
  const outcome = await decide(context, params.id, 'rejected', signedIn(request).user.id);
  if (outcome === 'neverApplied') return problem('instructorRequestNotFound');
  if (outcome !== 'decided') return problem(outcome);
  return { status: 200, body: { id: params.id, instructorStatus: 'rejected' } };
};
