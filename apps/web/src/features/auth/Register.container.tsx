import { useAuthFlow } from '../../app/auth/useAuthFlow.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

export function RegisterContainer() {
  return <RegisterScreen {...useAuthFlow({ mode: 'register', place: 'page' })} />;
}
