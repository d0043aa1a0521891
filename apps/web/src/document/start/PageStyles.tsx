import { layerOrder } from '@lyceum/ui/theme';
import { use } from 'react';
import { UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from 'react-router';
import { Links } from 'react-router-dom';
import { useNonce } from '../nonce.ts';
import { isFontsFile } from './fontsFile.ts';

/** All stylesheets of the page in the built app. */
function useAllStyles(): readonly string[] {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  const matches = use(UNSAFE_DataRouterStateContext)?.matches ?? [];
  // React Router marks the root's file by a fragment.
  const files = matches
    .flatMap(({ route: { id } }) => routes[id]?.css ?? [])
    .map((css) => css.replace('#', ''));
  return [...new Set(files)];
}

/**
 * The stylesheets that the page loads after its first paint. Its HTML declares the fonts already: declared once more, they
 * would make the browser lay out the whole page again.
 */
export const usePageStyles = (): readonly string[] => useAllStyles().filter((file) => !isFontsFile(file));

/**
 * The styles of the page, in place of React Router's `Links`, whose stylesheets delay the first paint. The server adds
 * the rules of the first paint to the style (`addFirstStyles`). `startPage` loads the stylesheets after it, and React
 * those of later pages. Browsers without scripts load them at once.
 */
export function PageStyles() {
  const nonce = useNonce();
  const late = usePageStyles();
  const all = useAllStyles();
  // Vite serves the styles of each module separately.
  if (import.meta.env.DEV)
    return (
      <>
        <style nonce={nonce}>{layerOrder}</style>
        <Links nonce={nonce} />
      </>
    );
  if (!import.meta.env.SSR)
    return late.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
  // The hydration leaves unknown elements in the head.
  return (
    <>
      <style
        nonce={nonce}
        data-first=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
        dangerouslySetInnerHTML={{ __html: layerOrder }}
      />
      <noscript>
        {all.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </noscript>
    </>
  );
}
