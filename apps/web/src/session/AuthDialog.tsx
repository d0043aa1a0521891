import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useChild } from '../app/AppContext.ts';
import { loadPageTexts } from '../document/i18n.ts';
import { prefetch } from '../document/prefetch.ts';
import { LazyBoundary } from '../screens/parts/LazyBoundary.tsx';

const load = async () => {
  const [dialog] = await Promise.all([
    import('../screens/Auth/AuthDialog.container.tsx'),
    loadPageTexts('auth'),
  ]);
  return dialog;
};
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

/** Opens the dialog. `prepare` loads its code when the pointer or the focus comes near. */
export function useAuthDialog() {
  const auth = useChild('auth');
  return { open: () => auth.send({ type: 'signIn.requested' }), prepare: () => prefetch(load) };
}
