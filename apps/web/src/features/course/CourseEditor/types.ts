import type { courseDuplicationMachine } from '@lyceum/flows/course-duplication';
import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

export interface CourseEditorScreenProps {
  editor: SnapshotFrom<typeof courseEditorMachine>;
  /** The time zone of the user. */
  timeZone: string;
  send: (event: EventFromLogic<typeof courseEditorMachine>) => void;
  duplication: SnapshotFrom<typeof courseDuplicationMachine>;
  /** Called to duplicate the course. */
  onDuplicate: (courseId: string) => void;
  /** Whether the course was just made as a copy of another one. @default false */
  isCopy?: boolean;
}
