import { usePageUser } from '../app/access/protectedPage.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { SignedOut } from '../features/dashboard/SignedOut.tsx';
import { FiguresContainer } from '../features/teaching/Figures/Figures.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['dashboard'], SessionEnded: SignedOut } as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

/** An instructor's figures. Another user starts anew. */
export default function FiguresRoute() {
  const user = usePageUser();
  return <FiguresContainer key={user.id} />;
}
