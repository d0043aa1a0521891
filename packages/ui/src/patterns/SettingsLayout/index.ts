export { SettingsLayout, type SettingsLayoutProps } from './SettingsLayout.tsx';
