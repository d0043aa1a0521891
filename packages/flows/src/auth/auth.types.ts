import type { AnyActorRef } from 'xstate';
import type { SessionChanged } from '../session/session.types.ts';

export type AuthEvent =
  /** `replyTo` receives the `AuthReply`. */
  | { type: 'signIn.requested'; replyTo?: AnyActorRef }
  /** The form in the dialog signed this user in. */
  | { type: 'signIn.completed'; userId: string }
  /** The user closed the dialog. */
  | { type: 'dialog.closed' }
  | SessionChanged;

/** The reply to `signIn.requested`. */
export type AuthReply = { type: 'signIn.completed'; userId: string } | { type: 'signIn.canceled' };
