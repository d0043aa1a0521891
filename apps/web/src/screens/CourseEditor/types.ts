import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

export interface CourseEditorScreenProps {
  editor: SnapshotFrom<typeof courseEditorMachine>;
  /** The time zone of the user. */
  timeZone: string;
  send: (event: EventFromLogic<typeof courseEditorMachine>) => void;
}
