import { usePageProfile } from '../app/access/protectedPage.ts';
import { InstructorInfoContainer } from '../features/experts/InstructorInfo/InstructorInfo.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const loader = () => ({ texts: ['instructor'] as const });
export const clientLoader = textsLoader('instructor');

export default function InstructorInfoRoute() {
  const user = usePageProfile();
  return <InstructorInfoContainer key={user.id} user={user} />;
}
