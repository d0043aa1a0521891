import { instructorReviewActors, instructorReviewMachine } from '@lyceum/flows/instructor-review';
import { errorCatalog } from '@lyceum/rules';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { InstructorRequestsScreen } from '../screens/InstructorRequests/InstructorRequestsScreen.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { RoleOnly } from '../session/RoleOnly.tsx';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/InstructorRequestsRoute.ts';

const needed = ['admin', 'instructor'] as const;

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(needed) });
export const clientLoader = async () => {
  await loadPageTexts(...needed);
  return { texts: null };
};

export default function InstructorRequestsRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('admin');
  return (
    <Protected ended={<SessionEnded title={t('signedOut')} />}>
      {(user) => (
        <RoleOnly user={user} only="admin">
          <Requests key={user.id} />
        </RoleOnly>
      )}
    </Protected>
  );
}

const operations = { approve: 'approveInstructorRequest', reject: 'rejectInstructorRequest' } as const;

function Requests() {
  const [review, send, actor] = useMachine(
    useProvidedMachine(instructorReviewMachine, instructorReviewActors),
  );
  useEffect(() => {
    // Only logged; the request stays [4.12].
    const listening = actor.on('decision.failed', ({ decision, error }) =>
      console.error(errorCatalog[operations[decision]], error),
    );
    return () => listening.unsubscribe();
  }, [actor]);
  return <InstructorRequestsScreen review={review} send={send} />;
}
