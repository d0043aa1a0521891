import { textsLoader } from '../document/loading/textsLoader.ts';
import { InstructorInfoContainer } from '../screens/InstructorInfo/InstructorInfo.container.tsx';
import { usePageProfile } from '../session/protectedPage.ts';
import type { Route } from './+types/InstructorInfoRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = textsLoader('instructor');

export default function InstructorInfoRoute() {
  const user = usePageProfile();
  return <InstructorInfoContainer key={user.id} user={user} />;
}
