import type { Language } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import { use } from 'react';
import { UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from 'react-router';
import { Scripts } from 'react-router-dom';
import { useNonce } from '../nonce.ts';
import { loadFonts } from './firstFonts.ts';
import { firstFonts } from './PageFonts.tsx';
import { usePageStyles } from './PageStyles.tsx';
import { pageDataScript, pageDataText } from './pageData.ts';
import { fetchTexts, type LateFiles, startPage } from './startPage.ts';
import { usePageWaits } from './waitingPages.ts';

const stream =
  'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';

/** The chunk of all libraries: see chunks.ts. */
const library = /\/libraries-/;

/** The inline scripts of the page in the built app. Empty in the browser, where they have run. */
function useInlineScripts(language: Language, texts: readonly string[]): { data: string; start: string } {
  const framework = use(UNSAFE_FrameworkContext);
  const state = use(UNSAFE_DataRouterStateContext);
  const styles = usePageStyles();
  const waits = usePageWaits();
  if (!import.meta.env.SSR || !framework?.serverHandoffString || !state) return { data: '', start: '' };
  const { manifest, serverHandoffString, renderMeta } = framework;
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = state.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const modules = new Set([
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
    manifest.url,
  ]);
  const files: LateFiles = {
    libraries: [...modules].filter((file) => library.test(file)),
    modules: [...modules].filter((file) => !library.test(file)),
    texts,
    styles,
    fonts: firstFonts(language),
    manifest: manifest.url,
    routes: routes.map(({ id, module }) => [id, module] as const),
    entry: manifest.entry.module,
    wait: waits && { forInputMs: limits.startWithoutInputMs, unlessStored: waits },
  };
  return {
    data: state.errors ? '' : pageDataText(state),
    start: `window.__reactRouterContext = ${serverHandoffString};${state.errors ? stream : ''}(${startPage})(${JSON.stringify(files)},${fetchTexts},${loadFonts})`,
  };
}

/**
 * Starts the page in the browser, in place of React Router's `Scripts`, which preloads the modules before the first paint.
 * @param props.texts the files with the texts of the page
 */
export function PageScripts({ language, texts }: { language: Language; texts: readonly string[] }) {
  const nonce = useNonce();
  const { data, start } = useInlineScripts(language, texts);
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
    <>
      <script
        {...pageDataScript}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without markup
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with what React Router escapes
        dangerouslySetInnerHTML={{ __html: start }}
      />
    </>
  );
}
