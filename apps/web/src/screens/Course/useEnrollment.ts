import type { Course } from '@lyceum/api-client';
import { enrollmentActors, enrollmentMachine } from '@lyceum/flows/enrollment';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthDialog } from '../../session/AuthDialogProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';

/**
 * Runs the enrollment's machine for the course page, between the session and the login dialog.
 * @param loadedFor whom the course was loaded for; null: a guest
 */
export function useEnrollment(course: Course, loadedFor: string | null) {
  const { user } = useSession();
  const { open } = useAuthDialog();
  const navigate = useNavigate();
  const machine = useProvidedMachine(enrollmentMachine, enrollmentActors);
  const userId = user?.id ?? null;
  const isEnrolled = course.progress !== null;
  const input = { courseId: course.id, userId, enrolled: isEnrolled && loadedFor === userId };
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const isAsking = snapshot.matches('askingToSignIn');

  useEffect(() => {
    actor.send({ type: 'session.changed', userId });
    actor.send({ type: 'course.loaded', userId: loadedFor, enrolled: isEnrolled });
  }, [actor, userId, loadedFor, isEnrolled]);
  useEffect(() => {
    if (!isAsking) return;
    open({
      onSignedIn: (signedIn) => actor.send({ type: 'session.changed', userId: signedIn }),
      onCancel: () => actor.send({ type: 'signIn.canceled' }),
    });
  }, [actor, isAsking, open]);
  useEffect(() => {
    const listening = actor.on('navigation.requested', ({ to }) => void navigate(to));
    return () => listening.unsubscribe();
  }, [actor, navigate]);

  return [snapshot, actor.send] as const;
}
