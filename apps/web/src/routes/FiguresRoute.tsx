import { type ProtectedPageHandle, usePageUser } from '../app/access/protectedPage.ts';
import { SignedOut } from '../features/dashboard/SignedOut.tsx';
import { FiguresContainer } from '../features/teaching/Figures/Figures.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

const needed = ['dashboard'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = { SessionEnded: SignedOut };

/** An instructor's figures. Another user starts anew. */
export default function FiguresRoute() {
  const user = usePageUser();
  return <FiguresContainer key={user.id} />;
}
