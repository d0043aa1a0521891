import type { requestMachine } from '@lyceum/flows/instructor-review';
import { RequestCard, type RequestUndo } from '@lyceum/ui/patterns/RequestCard';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { localizedName } from '../../../app/courses/views.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import type { InstructorRequestsScreenProps } from './types.ts';

export interface RequestItemProps extends Pick<InstructorRequestsScreenProps, 'send'> {
  request: SnapshotFrom<typeof requestMachine>;
  /** Whether the card leaves the list. Until then it looks as before the decision. @default false */
  isLeaving?: boolean;
  /** The heading level of the name. @default 2 */
  level?: 2 | 3;
  /** The card, which can be focused. */
  ref?: Ref<HTMLElement>;
}

function processingOf(request: RequestItemProps['request']) {
  if (request.matches('approving')) return 'approve';
  return request.matches('rejecting') ? 'reject' : null;
}

function undoOf(request: RequestItemProps['request'], unexplained: string): RequestUndo {
  const { failure } = request.context;
  if (request.matches({ decided: 'undoable' })) return { status: 'possible' };
  if (request.matches({ decided: 'undoing' })) return { status: 'running' };
  if (!request.matches({ decided: 'failed' }) || !failure) return { status: 'final' };
  return { status: 'failed', error: failure.message ?? unexplained, retries: !failure.isPermanent };
}

/** One request, in the state of its own machine. */
export function RequestItem({ request, send, isLeaving = false, level, ref }: RequestItemProps) {
  const { t } = useTranslation(['instructor', 'common', 'errors']);
  const language = useLanguage();
  const { id, name, email, createdAt, expertise, qualifications, bio } = request.context.request;
  return (
    <RequestCard
      ref={ref}
      {...(level && { level })}
      tabIndex={-1}
      name={name}
      email={email}
      submitted={createdAt}
      timeZone={useTimeZone()}
      expertise={expertise.map((area) => localizedName(area.name, language, t('common:unknownName')))}
      qualifications={qualifications}
      bio={bio}
      onApprove={() => send({ type: 'approval.requested', id })}
      onReject={() => send({ type: 'rejection.requested', id })}
      processing={processingOf(request)}
      decision={isLeaving ? null : request.context.decision}
      undo={isLeaving ? { status: 'final' } : undoOf(request, t('errors:operations.undoInstructorDecision'))}
      onUndo={() => send({ type: 'undo.requested', id })}
      onDismiss={() => send({ type: 'failure.dismissed', id })}
      texts={{
        submitted: (date) => t('instructor:requests.submitted', { date }),
        expertise: t('instructor:fields.expertise'),
        qualifications: t('instructor:fields.qualifications'),
        bio: t('instructor:fields.bio'),
        approve: t('instructor:requests.approve'),
        reject: t('instructor:requests.reject'),
        processing: t('common:states.processing'),
        approved: t('common:status.approved'),
        rejected: t('common:status.rejected'),
        undo: t('instructor:requests.undo'),
        undoing: t('instructor:requests.undoing'),
        dismiss: t('common:actions.dismiss'),
      }}
    />
  );
}
