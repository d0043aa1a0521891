'use client';

import { type Direction, directionOfLanguage } from '@lyceum/i18n';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';
import { isDevelopment, reportOnce } from './development.ts';
import type { SomeUiTexts } from './texts.ts';

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

/** Navigates without loading the page. `state` is that of the link. */
export type Navigate = (href: string, options: { state?: unknown }) => void;

/** The address of a link as the browser shows it, for example with the base path of the router. */
export type UseHref = (href: string) => string;

interface LinkSettings {
  /**
   * The router's function for a path inside the app. Without it, links load the page. Modified clicks, downloads and
   * other targets than `_self` are left to the browser.
   */
  navigate?: Navigate | undefined;
  /** The router's hook that completes a path inside the app, if it has one. @default the path itself */
  useHref?: UseHref | undefined;
  /**
   * In place of `navigate` and `useHref`, the router's link, if it does more than to navigate, such as to prefetch:
   * `({ href, ...rest }) => <Link to={href} prefetch="intent" {...rest} />`. Define it outside the component, so that its
   * identity is stable.
   */
  renderLink?: RenderLink | undefined;
  /**
   * Which addresses become links: `any` for allowed schemes, `app` for paths inside the app only, if addresses come
   * from a server or from users. @default 'any'
   */
  links?: 'any' | 'app' | undefined;
}

interface LanguageSettings {
  /** A BCP 47 tag: `en`, `ar-EG`, `he`. Texts, direction, numbers and dates follow it. */
  language: string;
  /** @default the direction of the language. It must agree with `dir` in HTML. */
  direction?: Direction | undefined;
  /**
   * The words that components bring along, in the language. They precede the built-in ones, which exist in English,
   * Arabic and French. Missing ones are in English.
   */
  texts?: SomeUiTexts | undefined;
}

export interface UiContext extends LinkSettings, LanguageSettings {
  direction: Direction;
  nonce?: string | undefined;
  renderThirdPartyButton?: RenderThirdPartyButton | undefined;
}

const Context = createContext<UiContext>({ language: 'en', direction: 'ltr' });

export interface UiProviderProps extends LanguageSettings, LinkSettings {
  /** The nonce of the page's Content-Security-Policy, for inline styles. @default none */
  nonce?: string | undefined;
  /** @default the product's own button */
  renderThirdPartyButton?: RenderThirdPartyButton | undefined;
  children: ReactNode;
}

/** A tag that `Intl` accepts: the given one, or English if it is invalid. */
function validLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    if (isDevelopment) {
      reportOnce(
        'error',
        `language ${tag}`,
        `UiProvider: "${tag}" is no BCP 47 tag, such as "en" or "pt-BR". English is used.`,
      );
    }
    return 'en';
  }
}

function languageSettings({ language: tag, direction, texts }: LanguageSettings) {
  const language = validLanguage(tag);
  return { language, direction: direction ?? directionOfLanguage(language), texts };
}

/**
 * Provides the language with its texts and direction, the router and the nonce to all components. Inside another provider,
 * it inherits what it leaves out, apart from the language and its texts.
 */
export function UiProvider({
  children,
  navigate,
  useHref,
  renderLink,
  links,
  nonce,
  renderThirdPartyButton,
  ...settings
}: UiProviderProps) {
  const outer = useUi();
  const { language, direction, texts } = languageSettings(settings);
  const value = useMemo(
    () => ({
      language,
      direction,
      texts,
      ...(navigate || useHref || renderLink
        ? { navigate, useHref, renderLink }
        : { navigate: outer.navigate, useHref: outer.useHref, renderLink: outer.renderLink }),
      links: links ?? outer.links,
      nonce: nonce ?? outer.nonce,
      renderThirdPartyButton: renderThirdPartyButton ?? outer.renderThirdPartyButton,
    }),
    [outer, language, direction, texts, navigate, useHref, renderLink, links, nonce, renderThirdPartyButton],
  );
  return <Context value={value}>{children}</Context>;
}

export interface UiLanguageProps extends LanguageSettings {
  children: ReactNode;
}

/** A part of a page in another language than the rest of it, with the texts of that language. */
export function UiLanguage({ children, ...settings }: UiLanguageProps) {
  const outer = useUi();
  const { language, direction, texts } = languageSettings(settings);
  const value = useMemo(
    () => ({ ...outer, language, direction, texts }),
    [outer, language, direction, texts],
  );
  return <Context value={value}>{children}</Context>;
}

export function useUi(): UiContext {
  return use(Context);
}
