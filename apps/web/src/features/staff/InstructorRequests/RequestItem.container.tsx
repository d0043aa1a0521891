import type { RequestActor } from '@lyceum/flows/instructor-review';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { RequestItem, type RequestItemProps } from './RequestItem.tsx';

interface RequestItemContainerProps extends Omit<RequestItemProps, 'request' | 'ref'> {
  actor: RequestActor;
  /** Whether its decision was just undone: it gets the focus that its 'Undo' had. @default false */
  isRestored?: boolean;
}

export function RequestItemContainer({ actor, isRestored = false, ...rest }: RequestItemContainerProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isRestored && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isRestored]);
  return <RequestItem ref={ref} request={useSelector(actor, (snapshot) => snapshot)} {...rest} />;
}
