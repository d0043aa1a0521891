import type { TokenUser } from '@lyceum/api-client';
import { Badge } from '@lyceum/ui/components/Badge';
import { useTranslation } from 'react-i18next';

const badges = {
  approved: { tone: 'positive', label: 'approved' },
  rejected: { tone: 'critical', label: 'rejected' },
  pending: { tone: 'caution', label: 'pendingApproval' },
} as const;

/** The status of an instructor's application: a badge and a text [2.103]. */
export function InstructorStatus({ user: { instructorStatus: status } }: { user: TokenUser }) {
  const { t } = useTranslation(['common', 'dashboard']);
  const visibleStatus = status === 'approved' || status === 'rejected' ? status : 'pending';
  const { tone, label } = badges[visibleStatus];
  return (
    <>
      <Badge tone={tone}>{t(`common:status.${label}`)}</Badge> {t(`dashboard:instructor.${visibleStatus}`)}
    </>
  );
}
