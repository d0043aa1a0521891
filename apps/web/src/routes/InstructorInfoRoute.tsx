import { loadPageTexts } from '../document/i18n.ts';
import { InstructorInfoContainer } from '../screens/InstructorInfo/InstructorInfo.container.tsx';
import { usePageProfile } from '../session/protectedPage.ts';
import type { Route } from './+types/InstructorInfoRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = async () => {
  await loadPageTexts('instructor');
  return { texts: null };
};

export default function InstructorInfoRoute() {
  const user = usePageProfile();
  return <InstructorInfoContainer key={user.id} user={user} />;
}
