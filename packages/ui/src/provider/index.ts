export {
  type LinkRenderProps,
  type RenderLink,
  type RenderThirdPartyButton,
  type ThirdPartyButtonProps,
  UiLanguage,
  type UiLanguageProps,
  UiProvider,
  type UiProviderProps,
} from './UiProvider.tsx';
export { useIsMobile } from './useIsMobile.ts';
