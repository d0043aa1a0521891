export { Header, type HeaderLink, type HeaderProps } from './Header.tsx';
export type { SearchBoxProps } from './SearchBox.tsx';
