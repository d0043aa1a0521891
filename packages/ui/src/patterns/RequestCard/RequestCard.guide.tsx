import { guide } from '../../stories/index.ts';
import { amalsRequest, requestTexts } from './RequestCard.fixtures.ts';
import { RequestCard, type RequestUndo } from './RequestCard.tsx';

const noop = () => undefined;

const approved = (undo: RequestUndo) => (
  <RequestCard
    {...amalsRequest}
    decision="approve"
    undo={undo}
    onApprove={noop}
    onReject={noop}
    onUndo={noop}
    texts={requestTexts}
  />
);

export const requestCardGuide = guide({
  status: 'beta',
  use: [
    'On /admin/instructor-requests, one for each pending application.',
    'A request that failed keeps its buttons enabled.',
    'A decided request becomes one row with Undo, in `DecidedRequests` beside the list. Remove it when it can no longer be undone.',
  ],
  instead: [
    { when: 'No application is pending', use: 'EmptyState' },
    { when: 'The profile is for learners', use: 'InstructorCard' },
  ],
  do: approved({ status: 'possible' }),
  why: 'A slip costs one press, so decisions need no confirmation.',
  dont: approved({ status: 'final' }),
  whyNot: 'A mistake can’t be undone, and reaches the applicant.',
  keyboard: {
    Tab: 'Moves to Approve, then to Reject. Both are described by the name of the applicant. If decided, to Undo.',
    'Enter, Space': 'Decides the application, or undoes the decision.',
  },
});
