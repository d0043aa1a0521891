import type { RequestActor } from '@lyceum/flows/instructor-review';
import { localised } from '@lyceum/i18n';
import { RequestCard } from '@lyceum/ui/patterns/RequestCard';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language.ts';
import type { InstructorRequestsScreenProps } from './InstructorRequestsScreen.tsx';

export interface RequestItemProps extends Pick<InstructorRequestsScreenProps, 'send'> {
  request: RequestActor;
}

function processingOf(state: string) {
  if (state === 'approving') return 'approve';
  return state === 'rejecting' ? 'reject' : null;
}

/** One request, as its own actor says it stands. */
export function RequestItem({ request: actor, send }: RequestItemProps) {
  const { t } = useTranslation(['instructor', 'common']);
  const language = useLanguage();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { id, name, email, createdAt, expertise, qualifications, bio } = context.request;
  return (
    <RequestCard
      name={name}
      email={email}
      submitted={createdAt}
      expertise={expertise.map((area) => localised(area.name, language))}
      qualifications={qualifications}
      bio={bio}
      onApprove={() => send({ type: 'approval.requested', id })}
      onReject={() => send({ type: 'rejection.requested', id })}
      processing={processingOf(value)}
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
