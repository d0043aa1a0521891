export { type Glyph, Icon, type IconProps } from './Icon.tsx';
