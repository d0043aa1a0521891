import { applicantOf } from '@lyceum/rules';
import { lazy, useCallback, useState } from 'react';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { useSession } from '../app/session/useSession.ts';
import { ExpertsScreen } from '../features/experts/Experts/ExpertsScreen.tsx';
import { LazyBoundary, loadWithTexts } from '../platform/errors/LazyBoundary.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['experts'], query: {}, sitemap: true } as const satisfies RouteHandle;

const load = loadWithTexts(
  () => import('../features/experts/Experts/SignUpDialog.container.tsx'),
  'instructor',
  'auth',
);
const SignUpDialogContainer = lazy(load);

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

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
          <SignUpDialogContainer onCancel={close} />
        </LazyBoundary>
      )}
    </ExpertsScreen>
  );
}
