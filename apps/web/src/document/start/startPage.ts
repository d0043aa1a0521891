/// <reference types="trusted-types" />

import type { FirstModules } from './firstModules.ts';

/** What the browser loads after the first paint. */
export interface LateFiles extends FirstModules {
  /** The scripts, which are loaded in parallel. */
  modules: readonly string[];
  /** The texts of the page. */
  texts: readonly string[];
  /** The stylesheets of the page. */
  styles: readonly string[];
  /** The module that hydrates the page. */
  entry: string;
}

declare global {
  interface Window {
    /** The requests of `fetchTexts`. */
    pageTexts?: (readonly [file: string, response: Promise<Response>])[];
    /** The requests for the stylesheets of the page, which the hydration waits for. */
    pageStyles?: Promise<unknown>[];
  }
}

/** Requests the texts of the page, which `loadFirstTexts` reads. It is a part of the inline script below. */
export function fetchTexts(files: readonly string[]): void {
  window.pageTexts = files.map((file) => {
    const response = fetch(file, { priority: 'low' });
    // The hydration handles the error, if it comes so far.
    response.catch(() => undefined);
    return [file, response];
  });
}

/**
 * Starts the page after its first paint, so that scripts do not compete with what is visible. It is the source of an inline
 * script at the end of the page, so it uses no outer variables. The Content-Security-Policy allows its hash, and therefore
 * the script that it creates and what that one imports. Trusted Types allow the address by the policy `start`, which
 * exists once.
 */
export function startPage(
  { modules, texts, styles, entry, ...first }: LateFiles,
  requestTexts: typeof fetchTexts,
): void {
  function preload(href: string) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      fetchPriority: 'low',
      href,
    });
    document.head.append(link);
  }
  function loadStyles(href: string) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // React does not load them again.
    link.dataset.precedence = 'page';
    document.head.append(link);
    const loading = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    });
    // The hydration handles the error, if it comes so far.
    loading.catch(() => undefined);
    return loading;
  }
  function start() {
    window.pageStyles = styles.map(loadStyles);
    requestTexts(texts);
    for (const file of modules) preload(file);
    window.firstModules = first;
    const policy = window.trustedTypes?.createPolicy('start', { createScriptURL: (url) => url });
    const script = document.createElement('script');
    script.type = 'module';
    // The types of the DOM expect a string.
    script.src = (policy?.createScriptURL(entry) ?? entry) as string;
    document.head.append(script);
  }

  // A hidden tab paints nothing.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
