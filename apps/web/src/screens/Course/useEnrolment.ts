import type { Course } from '@lyceum/api-client';
import { enrolmentActors, enrolmentMachine } from '@lyceum/flows/enrolment';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthDialog } from '../../app/authDialog.tsx';
import { useSession } from '../../app/session.tsx';
import { useWired } from '../../app/useWired.ts';

/** Runs the enrolment's machine for the course page, between the session and the login dialog. */
export function useEnrolment(course: Course) {
  const { user } = useSession();
  const { open } = useAuthDialog();
  const navigate = useNavigate();
  const machine = useWired(enrolmentMachine, enrolmentActors);
  const input = { courseId: course.id, signedIn: user !== null, enrolled: course.progress !== null };
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const isAsking = snapshot.matches('askingToSignIn');
  const isSignedIn = user !== null;
  const isEnrolled = course.progress !== null;

  useEffect(
    () => actor.send({ type: isSignedIn ? 'person.signedIn' : 'person.signedOut' }),
    [actor, isSignedIn],
  );
  useEffect(() => {
    if (isEnrolled) actor.send({ type: 'enrolment.found' });
  }, [actor, isEnrolled]);
  useEffect(() => {
    if (isAsking) open(() => actor.send({ type: 'signIn.cancelled' }));
  }, [actor, isAsking, open]);
  useEffect(() => {
    const listening = actor.on('place.wanted', ({ to }) => void navigate(to));
    return () => listening.unsubscribe();
  }, [actor, navigate]);

  return [snapshot, actor.send] as const;
}
