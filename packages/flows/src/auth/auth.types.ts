import type { Course } from '@lyceum/api-client';
import type { AnyActorRef } from 'xstate';
import type { SessionChanged } from '../session/session.types.ts';

/** The course that a guest wants to enroll in, as the dialog shows it. */
export type CourseOffer = Pick<Course, 'name' | 'price'>;

export type AuthEvent =
  /** `replyTo` receives the `AuthReply`. `offer` is what the sign-in is for. */
  | { type: 'signIn.requested'; replyTo?: AnyActorRef; offer?: CourseOffer }
  /** The form in the dialog signed this user in. */
  | { type: 'signIn.completed'; userId: string }
  /** The user closed the dialog. */
  | { type: 'dialog.closed' }
  | SessionChanged;

/** The reply to `signIn.requested`. */
export type AuthReply = { type: 'signIn.completed'; userId: string } | { type: 'signIn.canceled' };
