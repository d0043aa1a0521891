import type { coursePreviewMachine, PreviewViewer } from '@lyceum/flows/course-preview';
import { endonyms, languages } from '@lyceum/i18n';
import { Button } from '@lyceum/ui/components/Button';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Select } from '@lyceum/ui/components/Select';
import { NetworkError } from '@lyceum/ui/patterns/NetworkError';
import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { CourseContent } from '../../Course/CourseContent.tsx';
import { CourseContinuation } from '../../Course/CourseContinuation.tsx';
import { PreviewLanguage } from './PreviewLanguage.tsx';
import { type Edited, previewedCourse } from './previewedCourse.ts';
import { previewedLearner } from './previewedLearner.ts';

export interface CoursePreviewScreenProps {
  preview: SnapshotFrom<typeof coursePreviewMachine>;
  send: (event: EventFromLogic<typeof coursePreviewMachine>) => void;
  /** The course and its draft. */
  edited: Edited;
  timeZone: string;
  /** The time that decides which meeting links are shown, in ms since 1970. */
  now: number;
  onClose: () => void;
}

const viewers = ['guest', 'learner'] as const satisfies PreviewViewer[];

/** The page of the edited course as visitors or learners would see it, in any language [2.394]. */
export function CoursePreviewScreen({
  preview,
  send,
  edited,
  timeZone,
  now,
  onClose,
}: CoursePreviewScreenProps) {
  const { t } = useTranslation(['courseEditor', 'common']);
  const { language, visibleLanguage, viewer } = preview.context;
  return (
    <Dialog
      open
      onClose={onClose}
      size="page"
      title={t('courseEditor:preview.title')}
      description={t('courseEditor:preview.hint')}
      closeLabel={t('common:actions.close')}
    >
      <Stack gap="xl">
        <Inline gap="md">
          <Select
            label={t('courseEditor:preview.language')}
            labelBeside
            shape="pill"
            value={language}
            onChange={({ currentTarget: { value } }) =>
              send({
                type: 'language.chosen',
                language: languages.find((each) => each === value) ?? language,
              })
            }
            options={languages.map((each) => ({ value: each, label: endonyms[each] }))}
          />
          <Select
            label={t('courseEditor:preview.viewer')}
            labelBeside
            shape="pill"
            value={viewer}
            onChange={({ currentTarget: { value } }) =>
              send({ type: 'viewer.chosen', viewer: viewers.find((each) => each === value) ?? viewer })
            }
            options={viewers.map((each) => ({
              value: each,
              label: t(`courseEditor:preview.viewers.${each}`),
            }))}
          />
        </Inline>
        {preview.matches('failed') ? (
          <NetworkError
            message={t('courseEditor:preview.failed')}
            retryLabel={t('common:actions.tryAgain')}
            busyLabel={t('common:states.loading')}
            onRetry={() => send({ type: 'retry.requested' })}
          />
        ) : (
          <PendingBar active={preview.matches('loading')} label={t('common:states.loading')} />
        )}
        {visibleLanguage !== null && (
          <PreviewLanguage language={visibleLanguage}>
            <PreviewedPage {...{ edited, viewer, timeZone, now }} />
          </PreviewLanguage>
        )}
      </Stack>
    </Dialog>
  );
}

interface PreviewedPageProps extends Pick<CoursePreviewScreenProps, 'edited' | 'timeZone' | 'now'> {
  viewer: PreviewViewer;
}

function PreviewedPage({ edited, viewer, timeZone, now }: PreviewedPageProps) {
  const { t } = useTranslation('catalog');
  const { course, details } = previewedCourse(edited);
  const learner = viewer === 'learner' ? previewedLearner(course, now) : null;
  return (
    <CourseContent
      {...{ course, details, learner, timeZone }}
      isOffered={!learner}
      action={
        learner ? (
          <CourseContinuation course={course} progress={learner.progress} />
        ) : (
          <Button tone="primary" size="large" inactive>
            {t('course.enrollNow')}
          </Button>
        )
      }
    />
  );
}
