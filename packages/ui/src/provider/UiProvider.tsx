'use client';

import type { Direction, Language } from '@lyceum/i18n';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';

export interface LinkRenderProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** The router state of the navigation, if any. */
  state?: unknown;
}

/** Renders a link inside the app. Spread all props, including `ref`, on the element. */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

export interface ThirdPartyButtonProps {
  /** 'Continue with Google', or 'Sign up with Google' for a sign-up. */
  label: string;
  onPress: () => void;
  /** The product's own button, shown until the third-party button is loaded. */
  ownButton: (props: { onPress: () => void; busy: boolean }) => ReactElement;
}

/** Renders the button of a third party that requires its own. */
export type RenderThirdPartyButton = (props: ThirdPartyButtonProps) => ReactElement;

export interface UiContext {
  language: Language;
  direction: Direction;
  renderLink: RenderLink;
  nonce: string | undefined;
  renderThirdPartyButton: RenderThirdPartyButton | undefined;
}

const plainLink: RenderLink = ({ state: _, ...props }) => <a {...props} />;

const Context = createContext<UiContext>({
  language: 'en',
  direction: 'ltr',
  renderLink: plainLink,
  nonce: undefined,
  renderThirdPartyButton: undefined,
});

export interface UiProviderProps {
  /** The language for prices and numbers. */
  language: Language;
  /** The direction of the language, the same as `<html dir>`. */
  direction: Direction;
  /**
   * Renders the router's link, for example `({ href, ...rest }) => <Link to={href} {...rest} />`. Define it outside the
   * component, so that its identity is stable. @default a plain `<a>`
   */
  renderLink?: RenderLink;
  /** The nonce of the page's Content-Security-Policy, for inline styles. @default none */
  nonce?: string | undefined;
  /** @default the product's own button */
  renderThirdPartyButton?: RenderThirdPartyButton | undefined;
  children: ReactNode;
}

/** Provides the language, the direction, the router's link and the nonce to all components. */
export function UiProvider({
  language,
  direction,
  renderLink = plainLink,
  nonce,
  renderThirdPartyButton,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ language, direction, renderLink, nonce, renderThirdPartyButton }),
    [language, direction, renderLink, nonce, renderThirdPartyButton],
  );
  return <Context value={value}>{children}</Context>;
}

export interface UiLanguageProps extends Pick<UiProviderProps, 'language' | 'direction' | 'children'> {}

/** A part of a page in another language than the rest of it. */
export function UiLanguage({ language, direction, children }: UiLanguageProps) {
  const outer = useUi();
  const value = useMemo(() => ({ ...outer, language, direction }), [outer, language, direction]);
  return <Context value={value}>{children}</Context>;
}

export function useUi(): UiContext {
  return use(Context);
}
