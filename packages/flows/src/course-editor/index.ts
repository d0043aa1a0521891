export { courseEditorActors } from './course-editor.actors.ts';
export { courseEditorMachine } from './course-editor.machine.ts';
