import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadAfterDeployment } from './document/reloadAfterDeployment.ts';
import { loadFirstTexts } from './document/texts.ts';
import { trustInertMarkup } from './document/trustedTypes.ts';

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
      );
    }),
  () => window.earlyInput?.fail(),
);
