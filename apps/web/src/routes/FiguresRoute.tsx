import { textsLoader } from '../document/texts.ts';
import { SignedOut } from '../screens/Dashboard/SignedOut.tsx';
import { FiguresContainer } from '../screens/Figures/Figures.container.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';

const needed = ['dashboard'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = { SessionEnded: SignedOut };

/** An instructor's figures. Another user starts anew. */
export default function FiguresRoute() {
  const user = usePageUser();
  return <FiguresContainer key={user.id} />;
}
