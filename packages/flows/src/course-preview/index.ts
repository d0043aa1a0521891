export { coursePreviewActors, coursePreviewMachine, type PreviewViewer } from './course-preview.machine.ts';
