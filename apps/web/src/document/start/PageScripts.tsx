import type { Language } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import { use } from 'react';
import { UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from 'react-router';
import { Scripts } from 'react-router-dom';
import { useNonce } from '../nonce.ts';
import { withoutFalseFlags } from './falseFlags.ts';
import { firstFonts } from './PageFonts.tsx';
import { usePageStyles } from './PageStyles.tsx';
import { pageDataScript, pageDataText } from './pageData.ts';
import { StartScriptContext } from './StartScriptContext.ts';
import { fetchTexts, type LateFiles, requestStart } from './startPage.ts';
import { usePageWaits } from './waitingPages.ts';

const stream =
  'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';

/** The chunk of all libraries: see chunks.ts. */
const library = /\/libraries-/;

/** The chunk that hydrates the page. The entry and the module of the root only import it. */
const app = /\/app-/;

/** The source of the inline script that starts the built app. Empty in the browser, where it has run. */
function useStart(language: Language, texts: readonly string[]): string {
  const framework = use(UNSAFE_FrameworkContext);
  const state = use(UNSAFE_DataRouterStateContext);
  const styles = usePageStyles();
  const waits = usePageWaits();
  const script = use(StartScriptContext);
  if (!import.meta.env.SSR || !framework?.serverHandoffString || !state) return '';
  const { manifest, serverHandoffString, renderMeta } = framework;
  if (renderMeta) renderMeta.didRenderScripts = true;
  const entry = manifest.entry.imports.find((file) => app.test(file)) ?? manifest.entry.module;
  const routes = state.matches.flatMap(({ route: { id } }) =>
    id === 'root' ? [] : (manifest.routes[id] ?? []),
  );
  const modules = new Set([
    entry,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]);
  const files: LateFiles = {
    libraries: [...modules].filter((file) => library.test(file)),
    modules: [...modules].filter((file) => !library.test(file)),
    texts,
    styles,
    fonts: firstFonts(language),
    routes: routes.map(({ id, module }) => [id, module] as const),
    entry,
    wait: waits && { forInputMs: limits.startWithoutInputMs, unlessStored: waits },
  };
  return `window.__reactRouterContext = ${withoutFalseFlags(serverHandoffString)};${state.errors ? stream : ''}(${requestStart})(${JSON.stringify(files)},${JSON.stringify(script)})`;
}

/** The data of the page, as the content of a script that the browser reads before the hydration. */
export function PageData() {
  const state = use(UNSAFE_DataRouterStateContext);
  if (import.meta.env.DEV) return null;
  const data = import.meta.env.SSR && state && !state.errors ? pageDataText(state) : '';
  return (
    <script
      {...pageDataScript}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without markup
      dangerouslySetInnerHTML={{ __html: data }}
    />
  );
}

/**
 * Starts the page in the browser, in place of React Router's `Scripts`, which preloads the modules before the first paint.
 * @param props.texts the files with the texts of the page
 */
export function PageScripts({ language, texts }: { language: Language; texts: readonly string[] }) {
  const nonce = useNonce();
  const start = useStart(language, texts);
  // Vite serves the modules separately, with a preamble of its own.
  return import.meta.env.DEV ? (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with paths of the server
        dangerouslySetInnerHTML={{ __html: `(${fetchTexts})(${JSON.stringify(texts)})` }}
      />
      <Scripts />
    </>
  ) : (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with what React Router escapes
      dangerouslySetInnerHTML={{ __html: start }}
    />
  );
}
