export type { Conflict, Side } from './conflict.types.ts';
export { courseEditorActors } from './course-editor.actors.ts';
export { courseEditorMachine } from './course-editor.machine.ts';
export { courseDraftKey } from './course-editor.types.ts';
