import { applicantOf } from '@lyceum/rules';
import { lazy, useCallback, useState } from 'react';
import { loadPageTexts } from '../document/i18n.ts';
import { prefetch } from '../document/prefetch.ts';
import { ExpertsScreen } from '../screens/Experts/ExpertsScreen.tsx';
import { LazyBoundary } from '../screens/parts/LazyBoundary.tsx';
import { useSession } from '../session/useSession.ts';
import type { Route } from './+types/ExpertsRoute.ts';

const load = async () => {
  const [dialog] = await Promise.all([
    import('../screens/Experts/SignUpDialog.container.tsx'),
    loadPageTexts('instructor', 'auth'),
  ]);
  return dialog;
};
const SignUpDialogContainer = lazy(load);

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['experts']) });
export const clientLoader = async () => {
  await loadPageTexts('experts');
  return { texts: null };
};

export default function ExpertsRoute() {
  const applicant = applicantOf(useSession().user);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <ExpertsScreen applicant={applicant} onBecome={() => setOpen(true)} onIntent={() => prefetch(load)}>
      {isOpen && (
        <LazyBoundary>
          <SignUpDialogContainer onLeft={close} />
        </LazyBoundary>
      )}
    </ExpertsScreen>
  );
}
