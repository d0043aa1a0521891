import { applicantOf } from '@lyceum/rules';
import { lazy, useCallback, useState } from 'react';
import { textsLoader } from '../document/texts.ts';
import { ExpertsScreen } from '../screens/Experts/ExpertsScreen.tsx';
import { LazyBoundary, loadWithTexts } from '../screens/parts/LazyBoundary.tsx';
import { useSession } from '../session/useSession.ts';

const load = loadWithTexts(
  () => import('../screens/Experts/SignUpDialog.container.tsx'),
  'instructor',
  'auth',
);
const SignUpDialogContainer = lazy(load);

export const loader = () => ({ texts: ['experts'] as const });
export const clientLoader = textsLoader('experts');

export default function ExpertsRoute() {
  const { user } = useSession();
  const applicant = applicantOf(user);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <ExpertsScreen
      applicant={applicant}
      onBecome={() => setOpen(true)}
      onIntent={() => void load().catch(() => undefined)}
    >
      {isOpen && (
        <LazyBoundary>
          <SignUpDialogContainer onLeft={close} />
        </LazyBoundary>
      )}
    </ExpertsScreen>
  );
}
