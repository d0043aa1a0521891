export { coursePreviewActors } from './course-preview.actors.ts';
export { coursePreviewMachine, type PreviewViewer } from './course-preview.machine.ts';
