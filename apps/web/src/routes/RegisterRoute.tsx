import { textsLoader } from '../document/texts.ts';
import { RegisterContainer } from '../screens/Auth/Register.container.tsx';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function RegisterRoute() {
  return <RegisterContainer />;
}
