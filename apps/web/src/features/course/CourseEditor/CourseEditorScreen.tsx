import { Badge } from '@lyceum/ui/components/Badge';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { Inline, Page } from '@lyceum/ui/components/layout';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedScreen } from '../../../app/notFound/FailedScreen.tsx';
import { NotFoundScreen } from '../../../app/notFound/NotFoundScreen.tsx';
import { LoadingPage } from '../../../app/page/LoadingPage.tsx';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { CourseConflict } from './CourseConflict.tsx';
import { CourseEditorForm } from './CourseEditorForm.tsx';
import { CourseForbidden } from './CourseForbidden.tsx';
import type { CourseEditorScreenProps } from './types.ts';

/** `/create-course` and `/course/{id}/edit` (docs/product.md, Courses and learning). */
export function CourseEditorScreen(props: CourseEditorScreenProps) {
  const { t } = useTranslation('courseEditor');
  const { editor, send } = props;
  const { courseId, message } = editor.context;
  if (editor.matches('notFound')) return <NotFoundScreen what="course" />;
  if (editor.matches('failed')) {
    return <FailedScreen message={message} busy={false} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  return (
    <>
      <PageMeta title={courseId === null ? t('create.title') : t('edit.title')} />
      {contentOf(props)}
    </>
  );
}

function contentOf(props: CourseEditorScreenProps): ReactNode {
  const { editor } = props;
  const isElsewhere = editor.matches('deleted');
  if (editor.matches('checkingRights') || editor.matches('loading') || isElsewhere) return <LoadingPage />;
  if (editor.matches('forbidden')) return <CourseForbidden {...editor.context} />;
  return <Editor {...props} />;
}

function Editor(props: CourseEditorScreenProps) {
  const { t } = useTranslation('courseEditor');
  const { course } = props.editor.context;
  return (
    <Page paddingBlock="both">
      {course ? (
        <PageHeader
          title={t('edit.title')}
          aside={
            <Inline>
              <Badge tone={course.status === 'published' ? 'positive' : 'neutral'}>
                {t(`status.${course.status}`)}
              </Badge>
              <ButtonLink href={course.href}>{t('edit.view')}</ButtonLink>
            </Inline>
          }
        />
      ) : (
        <PageHeader title={t('create.title')} description={t('create.lead')} />
      )}
      {props.editor.matches('conflicting') ? (
        <CourseConflict {...props} />
      ) : (
        <CourseEditorForm key={props.editor.context.version} {...props} />
      )}
    </Page>
  );
}
