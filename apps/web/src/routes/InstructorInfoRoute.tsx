import { textsLoader } from '../document/texts.ts';
import { InstructorInfoContainer } from '../screens/InstructorInfo/InstructorInfo.container.tsx';
import { usePageProfile } from '../session/protectedPage.ts';

export const loader = () => ({ texts: ['instructor'] as const });
export const clientLoader = textsLoader('instructor');

export default function InstructorInfoRoute() {
  const user = usePageProfile();
  return <InstructorInfoContainer key={user.id} user={user} />;
}
