import { applicantOf } from '@lyceum/rules';
import { lazy, useCallback, useState } from 'react';
import { loadPageTexts } from '../document/i18n.ts';
import { untilLoaded } from '../document/loading/loads.ts';
import { prefetch } from '../document/loading/prefetch.ts';
import { textsLoader } from '../document/loading/textsLoader.ts';
import { useLoading } from '../document/loading/useLoading.ts';
import { ExpertsScreen } from '../screens/Experts/ExpertsScreen.tsx';
import { LazyBoundary } from '../screens/parts/LazyBoundary.tsx';
import { useSession } from '../session/useSession.ts';

const load = async () => {
  const [dialog] = await Promise.all([
    import('../screens/Experts/SignUpDialog.container.tsx'),
    loadPageTexts('instructor', 'auth'),
  ]);
  return dialog;
};
const SignUpDialogContainer = lazy(() => untilLoaded(load));

export const loader = () => ({ texts: ['experts'] as const });
export const clientLoader = textsLoader('experts');

export default function ExpertsRoute() {
  const { user } = useSession();
  const applicant = applicantOf(user);
  const { retry } = useLoading();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    retry();
  };
  const close = useCallback(() => setOpen(false), []);
  return (
    <ExpertsScreen applicant={applicant} onBecome={open} onIntent={() => prefetch(load)}>
      {isOpen && (
        <LazyBoundary>
          <SignUpDialogContainer onLeft={close} />
        </LazyBoundary>
      )}
    </ExpertsScreen>
  );
}
