export { Header, type HeaderLink, type HeaderProps } from './Header.tsx';
export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
