import { textsLoader } from '../document/texts.ts';
import { SignedOut } from '../screens/Dashboard/SignedOut.tsx';
import { LearnersContainer } from '../screens/Learners/Learners.container.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';
import type { Route } from './+types/LearnersRoute.ts';

const needed = ['dashboard', 'messages'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = { SessionEnded: SignedOut };

export default function LearnersRoute({ params }: Route.ComponentProps) {
  const { id } = usePageUser();
  return <LearnersContainer key={id} courseId={params.courseId} userId={id} />;
}
