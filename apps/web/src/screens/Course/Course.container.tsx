import type { Course } from '@lyceum/api-client';
import { courseProgressActors, courseProgressMachine } from '@lyceum/flows/course-progress';
import { enrollmentActors, enrollmentMachine } from '@lyceum/flows/enrollment';
import { useActorRef, useMachine, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useAuthDialog } from '../../session/AuthDialogProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { CourseScreen, type CourseScreenProps } from './CourseScreen.tsx';

interface CourseContainerProps extends Pick<CourseScreenProps, 'course'> {
  /** Whose progress the course holds; null: a guest's, who has none. */
  loadedFor: string | null;
}

export function CourseContainer({ course, loadedFor }: CourseContainerProps) {
  const { state, user } = useSession();
  const { revalidate } = useRevalidator();
  const [enrollment, send] = useEnrollment(course, loadedFor);
  const userId = user?.id ?? null;
  const wantedFor = state === 'restoring' ? loadedFor : userId;
  useEffect(() => {
    if (wantedFor !== loadedFor) void revalidate();
  }, [wantedFor, loadedFor, revalidate]);

  const props = { course, enrollment, send, isOwn: userId === course.instructor.id };
  const { progress, completedSessions } = course;
  if (progress === null || completedSessions === null || !enrollment.matches('continuing')) {
    return <CourseScreen {...props} progress={null} onToggleSession={() => {}} />;
  }
  return <LearnerCourse key={loadedFor} {...props} saved={{ progress, completedSessions }} />;
}

interface LearnerCourseProps extends Pick<CourseScreenProps, 'course' | 'enrollment' | 'send' | 'isOwn'> {
  saved: { progress: number; completedSessions: number[] };
}

function LearnerCourse({ saved, ...props }: LearnerCourseProps) {
  const { id: courseId, sessions } = props.course;
  const machine = useProvidedMachine(courseProgressMachine, courseProgressActors);
  const [progress, send] = useMachine(machine, { input: { courseId, sessions, ...saved } });
  return (
    <CourseScreen
      {...props}
      progress={progress}
      onToggleSession={(session) => send({ type: 'session.toggled', session })}
    />
  );
}

/**
 * Runs the enrollment's machine for the course page, between the session and the login dialog.
 * @param loadedFor whom the course was loaded for; null: a guest
 */
function useEnrollment(course: Course, loadedFor: string | null) {
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
