export {
  type LinkRenderProps,
  type RenderLink,
  UiProvider,
  type UiProviderProps,
} from './UiProvider.tsx';
export { useIsMobile } from './useIsMobile.ts';
