export { directionOfLanguage } from '@lyceum/i18n';
export type { SomeUiTexts, UiTexts } from './texts.ts';
export {
  type LinkRenderProps,
  type Navigate,
  type RenderLink,
  type RenderThirdPartyButton,
  type ThirdPartyButtonProps,
  UiLanguage,
  type UiLanguageProps,
  UiProvider,
  type UiProviderProps,
  type UseHref,
} from './UiProvider.tsx';
export { useIsMobile } from './useIsMobile.ts';
