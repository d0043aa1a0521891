import { decide } from '../../administration/requests.ts';
import { type Handler, signedIn } from '../../contract/types.ts';

export const rejectInstructorRequest: Handler<'rejectInstructorRequest'> = async (asked, context) => {
  const { params, refuse } = asked;
  const outcome = await decide(context, params.id, 'rejected', signedIn(asked).user.id);
  if (outcome === 'neverApplied') return refuse('instructorRequestNotFound');
  if (outcome !== 'decided') return refuse(outcome);
  return { status: 200, body: { id: params.id, instructorStatus: 'rejected' } };
};
