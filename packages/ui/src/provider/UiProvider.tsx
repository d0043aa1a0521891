import type { Direction, Language } from '@lyceum/i18n';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';

export type LinkRenderProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Makes the element for a link inside the app; all props belong on it, the ref included. */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

export interface UiContext {
  language: Language;
  direction: Direction;
  renderLink: RenderLink;
}

const plainLink: RenderLink = (props) => <a {...props} />;

const Context = createContext<UiContext>({ language: 'en', direction: 'ltr', renderLink: plainLink });

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
  children: ReactNode;
}

/** Gives every component the language, the direction and the router's link. */
export function UiProvider({ language, direction, renderLink = plainLink, children }: UiProviderProps) {
  const value = useMemo(() => ({ language, direction, renderLink }), [language, direction, renderLink]);
  return <Context value={value}>{children}</Context>;
}

export function useUi(): UiContext {
  return use(Context);
}
