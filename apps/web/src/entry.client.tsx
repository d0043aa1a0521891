import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { renderNavigationsAtOnce } from './document/earlyInput/flushedNavigations.ts';
import { noteFilledFields } from './document/earlyInput/replay.ts';
import { importFirstModules } from './document/firstModules.ts';
import { loadHistoryNavigations, loadNavigations } from './document/loading/loadedNavigations.ts';
import { reloadAfterDeployment } from './document/reloadAfterDeployment.ts';
import { trustInertMarkup } from './document/trustedTypes.ts';

trustInertMarkup();
noteFilledFields();
reloadAfterDeployment();
loadHistoryNavigations();
await importFirstModules();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* As a transition, the old page would stay in use for a while under the new address, and lose what is typed. */}
      <HydratedRouter useTransitions={false} instrumentations={[renderNavigationsAtOnce, loadNavigations]} />
    </StrictMode>,
  );
});
