export { SideNav, type SideNavLink, type SideNavProps } from './SideNav.tsx';
