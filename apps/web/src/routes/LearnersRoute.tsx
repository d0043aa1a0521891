import { type ProtectedPageHandle, usePageUser } from '../app/access/protectedPage.ts';
import { SignedOut } from '../features/dashboard/SignedOut.tsx';
import { LearnersContainer } from '../features/teaching/Learners/Learners.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';
import type { Route } from './+types/LearnersRoute.ts';

const needed = ['dashboard', 'messages'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = { SessionEnded: SignedOut };

export default function LearnersRoute({ params }: Route.ComponentProps) {
  const { id } = usePageUser();
  return <LearnersContainer key={id} courseId={params.courseId} userId={id} />;
}
