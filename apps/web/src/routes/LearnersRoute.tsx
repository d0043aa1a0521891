import { usePageUser } from '../app/access/protectedPage.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { SignedOut } from '../features/dashboard/SignedOut.tsx';
import { LearnersContainer } from '../features/teaching/Learners/Learners.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';
import type { Route } from './+types/LearnersRoute.ts';

export const handle = {
  texts: ['dashboard', 'messages'],
  SessionEnded: SignedOut,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function LearnersRoute({ params }: Route.ComponentProps) {
  const { id } = usePageUser();
  return <LearnersContainer key={id} courseId={params.courseId} userId={id} />;
}
