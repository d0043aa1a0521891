import { useSelector } from '@xstate/react';
import { useChild } from '../system/AppContext.ts';
import { AuthDialogScreen } from './AuthDialogScreen.tsx';
import { useAuthFlow } from './useAuthFlow.ts';

/** Runs the form of the dialog while it is open. */
export default function AuthDialogContainer() {
  const dialog = useChild('auth');
  const isAwaited = useSelector(dialog, ({ context }) => context.replyTo !== null);
  const offer = useSelector(dialog, ({ context }) => context.offer);
  const flow = useAuthFlow({ mode: 'login', place: 'dialog', isAwaited });
  return <AuthDialogScreen {...flow} offer={offer} onCancel={() => dialog.send({ type: 'dialog.closed' })} />;
}
