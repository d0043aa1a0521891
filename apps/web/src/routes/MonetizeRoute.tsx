export { MonetizeScreen as default } from '../screens/Monetize/MonetizeScreen.tsx';
