export { type Theme, ThemeMenu, type ThemeMenuProps } from './ThemeMenu.tsx';
