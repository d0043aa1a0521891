import { isSafeHref } from '@lyceum/rules';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { usePageLeft } from '../platform/document/usePageLeft.ts';
import { useOfflinePage } from '../platform/offline/useOfflinePage.ts';
import { clearDraft, clearDrafts, storeDraft } from './forms/drafts.ts';
import { AppContext, useChild } from './system/AppContext.ts';
import { useActorEvent } from './system/useActorEvent.ts';

/** The subscribers of the events that leave the actor system. */
export function AppSubscriptions() {
  const app = AppContext.useActorRef();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useActorEvent(app, 'navigation.requested', ({ to, replace = false, samePage = false, state }) => {
    // The server sends some of these addresses.
    if (!isSafeHref(to)) return;
    void navigate(to, { replace, preventScrollReset: samePage, state: { ...state, samePage } });
  });
  useActorEvent(app, 'draft.changed', ({ key, draft }) => storeDraft(key, draft));
  useActorEvent(app, 'draft.cleared', ({ key }) => clearDraft(key));
  useActorEvent(app, 'session.ended', ({ reason }) => {
    if (reason !== 'lost') clearDrafts();
  });
  useActorEvent(app, 'page.outdated', () => {
    void revalidate();
  });
  useActorEvent(app, 'failure.reported', ({ level, message, detail }) =>
    detail === undefined ? console[level](message) : console[level](message, detail),
  );
  const language = useChild('language');
  useOfflinePage();
  usePageLeft(() => language.send({ type: 'page.left' }));
  useStartedApp(app);
  return null;
}

/**
 * Starts the system before the flows of the page: this component is rendered before the page, so its effects run first.
 * Actors that start before the root have their timers scheduled twice.
 */
function useStartedApp(app: ReturnType<typeof AppContext.useActorRef>): void {
  useEffect(() => {
    app.start();
  }, [app]);
}
