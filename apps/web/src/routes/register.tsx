import { bringTexts } from '../app/i18n.ts';
import { usePageTexts } from '../app/texts.ts';
import { RegisterScreen } from '../screens/Auth/RegisterScreen.tsx';
import type { Route } from './+types/register.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await bringTexts('auth');
  return { texts: null };
};

export default function RegisterRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <RegisterScreen />;
}
