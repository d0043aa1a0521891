/// <reference types="trusted-types" />

import type { FirstFonts, loadFonts } from './firstFonts.ts';
import type { FirstModules } from './firstModules.ts';
import type { Stored } from './waitingPages.ts';

/** What the browser loads after the first paint. */
export interface LateFiles extends FirstModules {
  /** The libraries of every page, which are preloaded first. */
  libraries: readonly string[];
  /** The other scripts, which are loaded in parallel. */
  modules: readonly string[];
  /** The texts of the page. */
  texts: readonly string[];
  /** The stylesheets of the page. */
  styles: readonly string[];
  fonts: FirstFonts;
  /** The module that hydrates the page. */
  entry: string;
  /** What the start waits for; null if the page starts at once. */
  wait: {
    /** How long the page waits for the first input. */
    forInputMs: number;
    /** The keys of signed-in users and of drafts, whose pages start at once. */
    unlessStored: Stored;
  } | null;
}

declare global {
  interface Window {
    /** What `requestStart` passes to `startPage`: the files, and their addresses for script elements. */
    pageStart?: { files: LateFiles; addressOf: (file: string) => string };
    /** The requests of `fetchTexts`. */
    pageTexts?: (readonly [file: string, response: Promise<Response>])[];
    /** Resolves when the stylesheets of the page apply, which the hydration waits for. */
    pageStyles?: Promise<void>;
  }
}

/**
 * Requests the script that starts the page. It is the source of an inline script at the end of the page, so it uses no
 * outer variables. The Content-Security-Policy allows its hash, and therefore the scripts that it creates, what these
 * create, and what they import. Trusted Types allow the addresses by the policy `start`, which exists once and accepts
 * no others.
 */
export function requestStart(files: LateFiles, address: string): void {
  const own = [address, ...files.libraries, files.entry];
  const createScriptURL = (url: string) => (own.includes(url) ? url : '');
  const policy = window.trustedTypes?.createPolicy('start', { createScriptURL });
  // The types of the DOM expect a string.
  const addressOf = (file: string) => (policy?.createScriptURL(file) ?? createScriptURL(file)) as string;
  window.pageStart = { files, addressOf };
  document.head.append(Object.assign(document.createElement('script'), { src: addressOf(address) }));
}

/** Requests the texts of the page, which `loadFirstTexts` reads. It is a part of the script below. */
export function fetchTexts(files: readonly string[]): void {
  window.pageTexts = files.map((file) => {
    const response = fetch(file, { priority: 'low' });
    // The hydration handles the error, if it comes so far.
    response.catch(() => undefined);
    return [file, response];
  });
}

/**
 * Starts the page after its first paint, so that scripts do not compete with what is visible: the libraries are preloaded,
 * and the rest follows with the first input [2.275]. It is the source of the script that `requestStart` loads, so it uses
 * no outer variables.
 */
export function startPage(requestTexts: typeof fetchTexts, showFonts: typeof loadFonts): void {
  if (!window.pageStart) return;
  // With a user name in its address, a page would evaluate modules twice, and `fetch` would fail. The browser still sends the
  // password.
  const plain = document.baseURI.replace(/^(\w+:\/\/)[^/]*@/, '$1');
  if (plain !== document.baseURI) {
    location.replace(plain);
    return;
  }
  const { files, addressOf } = window.pageStart;
  const { libraries, modules, texts, styles, fonts, entry, wait, ...first } = files;
  // What a user does, and a sign-in in another tab.
  const inputs =
    'pointermove pointerdown touchstart wheel scroll keydown focusin input change earlyinput storage popstate hashchange';
  const started = new AbortController();
  let timer = 0;
  let pointer: string | undefined;

  function preload(href: string) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      fetchPriority: 'low',
      href,
    });
    document.head.append(link);
  }
  /** Loads the stylesheets and applies them together: one alone would override rules of another that is not loaded. */
  async function loadStyles() {
    const links = styles.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href });
      // React does not load them again.
      link.dataset.precedence = 'page';
      return link;
    });
    const loads = links.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
        }),
    );
    document.head.append(...links);
    await Promise.allSettled(loads);
    for (const link of links) link.media = 'all';
    await Promise.all(loads);
  }
  function start() {
    if (started.signal.aborted) return;
    started.abort();
    clearTimeout(timer);
    requestTexts(texts);
    for (const file of modules) preload(file);
    window.firstModules = first;
    // The libraries are executed in a task of their own.
    for (const file of [...libraries, entry]) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = addressOf(file);
      document.head.append(script);
    }
  }
  function handleInput(event: Event) {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      // Browsers send the place of a pointer that rests on a new page.
      const place = `${event.screenX} ${event.screenY}`;
      pointer ??= place;
      if (pointer === place) return;
    }
    start();
  }
  function hasStored({ local, session }: Stored): boolean {
    try {
      return (
        local.some((key) => localStorage.getItem(key) !== null) ||
        session.some((key) => sessionStorage.getItem(key) !== null)
      );
    } catch {
      // The browser blocks the storage: only a tab that was left can have a session.
      return false;
    }
  }
  function prepare() {
    window.pageStyles = loadStyles();
    // The hydration handles the error, if it comes so far.
    window.pageStyles.catch(() => undefined);
    showFonts(fonts);
    for (const file of libraries) preload(file);
    const early = window.earlyInput;
    const hadInput = early && early.pressed.size + early.typed.size > 0;
    // The router has numbered an entry of the history that was shown before, and whose page restores what it showed.
    const wasShown = history.state?.idx !== undefined;
    if (!wait || hadInput || wasShown || location.hash || hasStored(wait.unlessStored)) return start();
    for (const type of inputs.split(' '))
      addEventListener(type, handleInput, { capture: true, passive: true, signal: started.signal });
    timer = window.setTimeout(start, wait.forInputMs);
  }

  // A hidden tab paints nothing.
  if (document.hidden) prepare();
  else requestAnimationFrame(() => setTimeout(prepare));
}
