import { layerOrder } from '@lyceum/ui/theme';
import { use } from 'react';
import { UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from 'react-router';
import { Links } from 'react-router-dom';
import { useNonce } from '../nonce.ts';

/** The stylesheets of the page in the built app. */
export function usePageStyles(): readonly string[] {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  const matches = use(UNSAFE_DataRouterStateContext)?.matches ?? [];
  // React Router marks the root's file by a fragment.
  const files = matches
    .flatMap(({ route: { id } }) => routes[id]?.css ?? [])
    .map((css) => css.replace('#', ''));
  return [...new Set(files)];
}

/**
 * The styles of the page, in place of React Router's `Links`, whose stylesheets delay the first paint. The server adds
 * the rules of the first paint to the style (`addFirstStyles`). `startPage` loads the stylesheets after it, and React
 * those of later pages. Browsers without scripts load them at once.
 */
export function PageStyles() {
  const nonce = useNonce();
  const files = usePageStyles();
  // Vite serves the styles of each module separately.
  if (import.meta.env.DEV)
    return (
      <>
        <style nonce={nonce}>{layerOrder}</style>
        <Links nonce={nonce} />
      </>
    );
  if (!import.meta.env.SSR)
    return files.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
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
        {files.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </noscript>
    </>
  );
}
