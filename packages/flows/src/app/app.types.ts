import type { AnyActorRef, ErrorActorEvent } from 'xstate';

/** `requested`: the user signed out; `lost`: the session ended; `replaced`: another user signed in in another tab. */
export type SessionEndReason = 'requested' | 'lost' | 'replaced';

/** A change of the route. */
export interface Navigation {
  to: string;
  /** Replaces the entry of the history. @default false */
  replace?: boolean;
  /** The page stays under its new address, with its scroll position and its focus. @default false */
  samePage?: boolean;
  /** The history state of the new entry. */
  state?: Readonly<Record<string, unknown>>;
}

/** Identifies a stored draft. */
export interface DraftKey {
  /** The form: `onboarding`, `course:intro-to-typescript`. */
  name: string;
  /** The id of the user; null for a guest. */
  owner: string | null;
}

/** The effects outside the system. Each event has one subscriber, at the root of apps/web. */
export type AppEmitted =
  | ({ type: 'navigation.requested' } & Navigation)
  /** `draft` contains the fields to store, and no password. */
  | { type: 'draft.changed'; key: DraftKey; draft: object }
  | { type: 'draft.cleared'; key: DraftKey }
  | { type: 'session.ended'; reason: SessionEndReason }
  /** The data of the page belong to an earlier user of the session. */
  | { type: 'page.outdated' }
  /** An error that is logged, not shown. `detail` is usually the error itself. */
  | { type: 'failure.reported'; level: 'warn' | 'error'; message: string; detail?: unknown };

export type AppEvent =
  | AppEmitted
  /** A page stopped rendering this flow. */
  | { type: 'flow.left'; flow: AnyActorRef }
  /** An actor failed. Its subscribers handle the error. */
  | ErrorActorEvent;
