import type { RequestActor } from '@lyceum/flows/instructor-review';
import { useSelector } from '@xstate/react';
import type { InstructorRequestsScreenProps } from './InstructorRequestsScreen.tsx';
import { RequestItem } from './RequestItem.tsx';

interface RequestItemContainerProps extends Pick<InstructorRequestsScreenProps, 'send'> {
  actor: RequestActor;
}

export function RequestItemContainer({ actor, send }: RequestItemContainerProps) {
  return <RequestItem request={useSelector(actor, (snapshot) => snapshot)} send={send} />;
}
