import type { Direction, Language } from '@lyceum/i18n';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';

export interface LinkRenderProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** What the router keeps beside the address, where there is one. */
  state?: unknown;
}

/** Makes the element for a link inside the app; all props belong on it, the ref included. */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

export interface ThirdPartyButtonProps {
  /** 'Continue with Google', or 'Sign up with Google' where one registers. */
  label: string;
  onPress: () => void;
  /** The product's own button, for as long as the service's is not there. */
  ownButton: (props: { onPress: () => void; busy: boolean }) => ReactElement;
}

/** Makes the button of a third party that insists on its own. */
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
  /** The language in which prices and numbers are written. */
  language: Language;
  /** The direction of that language; `<html dir>` says the same. */
  direction: Direction;
  /**
   * The router's link, for example `({ href, ...rest }) => <Link to={href} {...rest} />`. Keep it outside the
   * render, so that it stays the same. @default a plain `<a>`
   */
  renderLink?: RenderLink;
  /** What the page's Content-Security-Policy knows its own styles by. @default none, where there is no policy */
  nonce?: string | undefined;
  /** @default the product's own button */
  renderThirdPartyButton?: RenderThirdPartyButton | undefined;
  children: ReactNode;
}

/** Gives every component the language, the direction, the router's link and the page's nonce. */
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

export function useUi(): UiContext {
  return use(Context);
}
