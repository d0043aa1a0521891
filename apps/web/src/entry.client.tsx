import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadAfterDeployment } from './platform/document/reloadAfterDeployment.ts';
import { trustInertMarkup } from './platform/document/trustedTypes.ts';
import { loadFirstTexts } from './platform/i18n/texts.ts';

trustInertMarkup();
reloadAfterDeployment();

// React discards the rendered page if its texts are missing.
loadFirstTexts().then(
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
        {
          onRecoverableError(error, { componentStack }) {
            console.error(
              'React rendered the page anew, because it differed from that of the server. Browser extensions and translations cause this; without them, it is a bug.',
              error,
              componentStack,
            );
          },
        },
      );
    }),
  () => window.earlyInput?.fail(),
);
