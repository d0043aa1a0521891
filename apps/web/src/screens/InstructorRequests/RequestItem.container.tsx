import type { RequestActor } from '@lyceum/flows/instructor-review';
import { useSelector } from '@xstate/react';
import { RequestItem } from './RequestItem.tsx';
import type { InstructorRequestsScreenProps } from './types.ts';

interface RequestItemContainerProps extends Pick<InstructorRequestsScreenProps, 'send'> {
  actor: RequestActor;
}

export function RequestItemContainer({ actor, send }: RequestItemContainerProps) {
  return <RequestItem request={useSelector(actor, (snapshot) => snapshot)} send={send} />;
}
