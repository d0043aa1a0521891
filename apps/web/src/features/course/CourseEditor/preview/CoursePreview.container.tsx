import { coursePreviewActors, coursePreviewMachine } from '@lyceum/flows/course-preview';
import type { Language } from '@lyceum/i18n';
import { loadTexts } from '@lyceum/i18n/loading';
import { useState } from 'react';
import { useFlow } from '../../../../app/system/useFlow.ts';
import { browserI18n } from '../../../../platform/i18n/i18n.ts';
import { useLanguage } from '../../../../platform/i18n/useLanguage.ts';
import { CoursePreviewScreen, type CoursePreviewScreenProps } from './CoursePreviewScreen.tsx';

const actors = () =>
  coursePreviewActors((language: Language) => loadTexts(browserI18n(), language, ['catalog', 'common']));

/** Loaded when the preview is opened. */
export default function CoursePreviewContainer(
  props: Pick<CoursePreviewScreenProps, 'edited' | 'timeZone' | 'onClose'>,
) {
  const [preview, send] = useFlow(coursePreviewMachine, actors, { input: { language: useLanguage() } });
  const [now] = useState(() => Date.now());
  return <CoursePreviewScreen {...props} preview={preview} send={send} now={now} />;
}
