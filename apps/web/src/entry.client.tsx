import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { renderNavigationsAtOnce } from './document/earlyInput/flushedNavigations.ts';
import { noteFilledFields } from './document/earlyInput/replay.ts';
import { loadHistoryNavigations, loadNavigations } from './document/loading/loadedNavigations.ts';
import { reloadAfterDeployment } from './document/reloadAfterDeployment.ts';
import { delayLeave, hasLeft, waitAfterLeave } from './document/start/earlyLeave.ts';
import { importFirstModules } from './document/start/firstModules.ts';
import { leaveOutFontsFile } from './document/start/fontsFile.ts';
import { streamPageData } from './document/start/pageData.ts';
import { prepareFormats } from './document/start/prepareFormats.ts';
import { loadFirstTexts } from './document/texts.ts';
import { trustInertMarkup } from './document/trustedTypes.ts';
import * as root from './root.tsx';

trustInertMarkup();
reloadAfterDeployment();

function hydrate() {
  if (hasLeft()) return location.reload();
  delayLeave();
  leaveOutFontsFile();
  streamPageData();
  noteFilledFields();
  loadHistoryNavigations();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* As a transition, the old page would stay in use for a while under the new address, and lose what is typed. */}
        <HydratedRouter
          useTransitions={false}
          instrumentations={[waitAfterLeave, renderNavigationsAtOnce, loadNavigations]}
        />
      </StrictMode>,
    );
  });
}

// React discards the rendered page if its texts are missing. What it adds may need any style.
Promise.all([loadFirstTexts(), importFirstModules(root), prepareFormats(), window.pageStyles]).then(
  hydrate,
  () => window.earlyInput?.fail(),
);
