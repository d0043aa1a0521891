export { MonetizeScreen as default } from '../features/about/MonetizeScreen.tsx';
