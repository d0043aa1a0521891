import { usePageProfile } from '../app/access/protectedPage.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { InstructorInfoContainer } from '../features/experts/InstructorInfo/InstructorInfo.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['instructor'] } as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function InstructorInfoRoute() {
  const user = usePageProfile();
  return <InstructorInfoContainer key={user.id} user={user} />;
}
