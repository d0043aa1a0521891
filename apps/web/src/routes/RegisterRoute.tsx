import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { RegisterContainer } from '../screens/Auth/Register.container.tsx';
import type { Route } from './+types/RegisterRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function RegisterRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <RegisterContainer />;
}
