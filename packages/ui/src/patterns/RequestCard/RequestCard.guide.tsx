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
    'A decided request is one row with Undo, in DecidedRequests beside the list. Remove it when the time for that is over.',
  ],
  instead: [
    { when: 'No application is pending', use: 'EmptyState' },
    { when: 'The profile is for learners', use: 'InstructorCard' },
  ],
  examples: [
    {
      do: {
        show: () => approved({ status: 'possible' }),
        why: 'A slip costs one press, so decisions need no confirmation.',
      },
      dont: {
        show: () => approved({ status: 'final' }),
        why: 'A mistaken decision that cannot be undone reaches the applicant.',
      },
    },
  ],
  anatomy: [
    { part: 'Name of the applicant', selector: 'h2' },
    { part: 'E-mail', selector: 'h2 + span' },
    { part: 'Date of the application', selector: 'header > span' },
    { part: 'Areas of expertise', selector: 'article ul' },
    { part: 'Qualifications', selector: 'dl > div:first-child' },
    { part: 'Bio', selector: 'dl > div:last-child' },
    { part: 'Approve', selector: 'button:first-child' },
    { part: 'Reject', selector: 'button:last-child' },
  ],
  keyboard: {
    Tab: 'Moves to Approve, then to Reject. Both are described by the name of the applicant. If decided, to Undo.',
    'Enter, Space': 'Decides the application, or undoes the decision.',
  },
  related: ['InstructorCard', 'InstructorForm', 'InfiniteList', 'EmptyState', 'Badge'],
  terms: {
    en: ['application', 'review', 'approval', 'moderation', 'approve and reject', 'undo'],
    ar: ['طلب', 'مراجعة', 'موافقة', 'رفض', 'تراجع'],
    fr: ['candidature', 'demande', 'approbation', 'refus', 'modération', 'annuler'],
  },
});
