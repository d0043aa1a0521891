import type { requestMachine } from '@lyceum/flows/instructor-review';
import { RequestCard } from '@lyceum/ui/patterns/RequestCard';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { named } from '../../catalog/views.ts';
import { useLanguage } from '../../document/useLanguage.ts';
import type { InstructorRequestsScreenProps } from './types.ts';

export interface RequestItemProps extends Pick<InstructorRequestsScreenProps, 'send'> {
  request: SnapshotFrom<typeof requestMachine>;
}

function processingOf(state: string) {
  if (state === 'approving') return 'approve';
  return state === 'rejecting' ? 'reject' : null;
}

/** One request, in the state of its own machine. */
export function RequestItem({ request, send }: RequestItemProps) {
  const { t } = useTranslation(['instructor', 'common']);
  const language = useLanguage();
  const { id, name, email, createdAt, expertise, qualifications, bio } = request.context.request;
  return (
    <RequestCard
      name={name}
      email={email}
      submitted={createdAt}
      expertise={expertise.map((area) => named(area.name, language, t('common:unknownName')))}
      qualifications={qualifications}
      bio={bio}
      onApprove={() => send({ type: 'approval.requested', id })}
      onReject={() => send({ type: 'rejection.requested', id })}
      processing={processingOf(request.value)}
      texts={{
        submitted: (date) => t('instructor:requests.submitted', { date }),
        expertise: t('instructor:fields.expertise'),
        qualifications: t('instructor:fields.qualifications'),
        bio: t('instructor:fields.bio'),
        approve: t('instructor:requests.approve'),
        reject: t('instructor:requests.reject'),
        processing: t('common:states.processing'),
      }}
    />
  );
}
