import type { TokenUser } from '@lyceum/api-client';
import { Badge } from '@lyceum/ui/components/Badge';
import { useTranslation } from 'react-i18next';

const standings = {
  approved: { tone: 'positive', label: 'approved' },
  rejected: { tone: 'critical', label: 'rejected' },
  pending: { tone: 'caution', label: 'pendingApproval' },
} as const;

/** How an instructor's application stands: a badge and a sentence [2.103]. */
export function InstructorStatus({ user: { instructorStatus: status } }: { user: TokenUser }) {
  const { t } = useTranslation(['common', 'dashboard']);
  const standing = status === 'approved' || status === 'rejected' ? status : 'pending';
  const { tone, label } = standings[standing];
  return (
    <>
      <Badge tone={tone}>{t(`common:status.${label}`)}</Badge> {t(`dashboard:instructor.${standing}`)}
    </>
  );
}
