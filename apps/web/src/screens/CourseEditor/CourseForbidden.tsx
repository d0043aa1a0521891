import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page } from '@lyceum/ui/components/layout';
import { LockIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';
import type { ContextFrom } from 'xstate';

export type CourseBarredProps = Pick<ContextFrom<typeof courseEditorMachine>, 'because' | 'courseId'>;

/** Says why this person can't write a course, or not this one, and what to do about it. */
export function CourseBarred({ because, courseId }: CourseBarredProps) {
  const { t } = useTranslation('courseEditor');
  const reason = because ?? 'notInstructor';
  const ways = {
    notInstructor: { href: '/profile?section=instructor', label: t('barred.notInstructor.way') },
    pending: { href: '/dashboard', label: t('dashboard') },
    rejected: { href: '/instructor-info', label: t('barred.rejected.way') },
    notYours: { href: `/course/${courseId}`, label: t('edit.view') },
  };
  const { href, label } = ways[reason];
  return (
    <Page paddingBlock="both">
      <EmptyState
        icon={LockIcon}
        level={1}
        title={t(`barred.${reason}.title`)}
        description={t(`barred.${reason}.text`)}
        action={<ButtonLink href={href}>{label}</ButtonLink>}
      />
    </Page>
  );
}
