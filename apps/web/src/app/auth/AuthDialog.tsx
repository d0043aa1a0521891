import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { LazyBoundary, loadWithTexts } from '../../platform/errors/LazyBoundary.tsx';
import { useChild } from '../system/AppContext.ts';

const load = loadWithTexts(() => import('./AuthDialog.container.tsx'), 'auth');
const AuthDialogContainer = lazy(load);

/** The login and register dialog. It opens over any page, and its code is loaded when it opens. */
export function AuthDialog() {
  const isOpen = useSelector(useChild('auth'), (auth) => auth.matches('open'));
  return (
    isOpen && (
      <LazyBoundary>
        <AuthDialogContainer />
      </LazyBoundary>
    )
  );
}

/** Loads the code of the dialog, when the pointer or the focus comes near its button. */
export const prepareAuthDialog = (): void => void load().catch(() => undefined);

/** Opens the dialog. */
export function useAuthDialog() {
  const auth = useChild('auth');
  return () => auth.send({ type: 'signIn.requested' });
}
