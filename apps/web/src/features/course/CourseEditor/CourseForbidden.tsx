import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page } from '@lyceum/ui/components/layout';
import { LockIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';
import type { ContextFrom } from 'xstate';

export type CourseForbiddenProps = Pick<ContextFrom<typeof courseEditorMachine>, 'reason' | 'courseId'>;

/** Explains why the user may not create or edit this course, and what to do. */
export function CourseForbidden({ reason: contextReason, courseId }: CourseForbiddenProps) {
  const { t } = useTranslation('courseEditor');
  const reason = contextReason ?? 'notInstructor';
  const actions = {
    notInstructor: { href: '/profile?section=instructor', label: t('forbidden.notInstructor.action') },
    pending: { href: '/dashboard', label: t('dashboard') },
    rejected: { href: '/instructor-info', label: t('forbidden.rejected.action') },
    notYours: { href: `/course/${courseId}`, label: t('edit.view') },
  };
  const { href, label } = actions[reason];
  return (
    <Page paddingBlock="both">
      <EmptyState
        icon={LockIcon}
        level={1}
        title={t(`forbidden.${reason}.title`)}
        description={t(`forbidden.${reason}.text`)}
        action={<ButtonLink href={href}>{label}</ButtonLink>}
      />
    </Page>
  );
}
