import { useAuthFlow } from '../../session/useAuthFlow.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

export function RegisterContainer() {
  return <RegisterScreen {...useAuthFlow({ mode: 'register', place: 'page' })} />;
}
