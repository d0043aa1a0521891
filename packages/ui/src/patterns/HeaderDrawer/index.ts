export { HeaderDrawer, type HeaderDrawerProps } from './HeaderDrawer.tsx';
