import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useChild } from '../app/AppContext.ts';
import { loadPageTexts } from '../document/i18n.ts';
import { untilLoaded } from '../document/loading/loads.ts';
import { prefetch } from '../document/loading/prefetch.ts';
import { useLoading } from '../document/loading/useLoading.ts';
import { LazyBoundary } from '../screens/parts/LazyBoundary.tsx';

const load = async () => {
  const [dialog] = await Promise.all([
    import('../screens/Auth/AuthDialog.container.tsx'),
    loadPageTexts('auth'),
  ]);
  return dialog;
};
const AuthDialogContainer = lazy(() => untilLoaded(load));

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
export const prepareAuthDialog = (): void => prefetch(load);

/** Opens the dialog. */
export function useAuthDialog() {
  const auth = useChild('auth');
  const { retry } = useLoading();
  const open = () => {
    auth.send({ type: 'signIn.requested' });
    retry();
  };
  return open;
}
