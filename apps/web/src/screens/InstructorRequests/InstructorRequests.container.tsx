import { instructorReviewActors, instructorReviewMachine } from '@lyceum/flows/instructor-review';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { InstructorRequestsScreen } from './InstructorRequestsScreen.tsx';

const operations = { approve: 'approveInstructorRequest', reject: 'rejectInstructorRequest' } as const;

export function InstructorRequestsContainer() {
  const [review, send, actor] = useMachine(
    useProvidedMachine(instructorReviewMachine, instructorReviewActors),
  );
  const { t } = useTranslation('errors');
  useEffect(() => {
    // Only logged; the request stays [4.12].
    const listening = actor.on('decision.failed', ({ decision, error }) =>
      console.error(t(`operations.${operations[decision]}`), error),
    );
    return () => listening.unsubscribe();
  }, [actor, t]);
  return <InstructorRequestsScreen review={review} send={send} />;
}
