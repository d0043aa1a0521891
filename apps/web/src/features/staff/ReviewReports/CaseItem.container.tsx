import type { CaseActor } from '@lyceum/flows/review-moderation';
import { useSelector } from '@xstate/react';
import { CaseItem } from './CaseItem.tsx';
import type { ReviewReportsScreenProps } from './types.ts';

interface CaseItemContainerProps extends Pick<ReviewReportsScreenProps, 'send'> {
  actor: CaseActor;
}

export function CaseItemContainer({ actor, send }: CaseItemContainerProps) {
  return (
    <CaseItem
      item={useSelector(actor, (snapshot) => snapshot)}
      sendToCase={(event) => actor.send(event)}
      send={send}
    />
  );
}
