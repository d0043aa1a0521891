import type { messagePreferencesMachine } from '@lyceum/flows/message-preferences';
import { Button } from '@lyceum/ui/components/Button';
import { Card } from '@lyceum/ui/components/Card';
import { Heading } from '@lyceum/ui/components/Heading';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Switch } from '@lyceum/ui/components/Switch';
import { Text } from '@lyceum/ui/components/Text';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { localizedName } from '../../../app/courses/views.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export interface MessagePreferencesProps {
  preferences: SnapshotFrom<typeof messagePreferencesMachine>;
  send: (event: EventFromLogic<typeof messagePreferencesMachine>) => void;
}

/** Which messages of instructors the user gets by e-mail, also after unsubscribing by the link of a mail [2.416]. */
export function MessagePreferences(props: MessagePreferencesProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading id={id} level={2} size="small">
            {t('messages.title')}
          </Heading>
          <Text tone="soft">{t('messages.text')}</Text>
        </Stack>
        <Content {...props} />
      </Stack>
    </section>
  );
}

function Content({ preferences: flow, send }: MessagePreferencesProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { preferences, choice, message } = flow.context;
  if (flow.matches('failed')) {
    return (
      <ListError
        message={message ?? ''}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (!preferences) return <Spinner label={t('common:states.loading')} visibleLabel />;
  const saved = flow.matches('saving') ? choice : null;
  const isSavingAll = saved?.courseId === null;
  return (
    <>
      <Switch
        label={t('profile:messages.switch')}
        description={t('profile:messages.switchHint')}
        checked={isSavingAll ? saved.receives : preferences.receives}
        onChange={(receives) => send({ type: 'choice.made', receives, courseId: null })}
      />
      {flow.matches({ shown: 'rejected' }) && <Notice tone="critical">{message}</Notice>}
      {flow.matches({ shown: 'saved' }) && (
        <Notice tone="positive">{t('profile:notifications.saved')}</Notice>
      )}
      {preferences.receives && preferences.unsubscribed.length > 0 && (
        <UnsubscribedCourses
          courses={preferences.unsubscribed}
          busyId={saved?.courseId ?? null}
          onSubscribe={(courseId) => send({ type: 'choice.made', receives: true, courseId })}
        />
      )}
    </>
  );
}

interface UnsubscribedCoursesProps {
  courses: NonNullable<MessagePreferencesProps['preferences']['context']['preferences']>['unsubscribed'];
  /** The course that is being saved. */
  busyId: string | null;
  onSubscribe: (courseId: string) => void;
}

function UnsubscribedCourses({ courses, busyId, onSubscribe }: UnsubscribedCoursesProps) {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const id = useId();
  return (
    <Stack gap="sm">
      <Heading id={id} level={3} size="small">
        {t('profile:messages.courses')}
      </Heading>
      <Stack as="ul" gap="sm" aria-labelledby={id}>
        {courses.map(({ id: courseId, name, href }) => {
          const nameProps = localizedName(name, language, t('common:unknownName'));
          return (
            <li key={courseId}>
              <Card padding="small">
                <Inline justify="between">
                  <Link href={href} tone="standalone">
                    <LocalizedLine text={nameProps.name} language={nameProps.nameLanguage} />
                  </Link>
                  <Button
                    size="small"
                    aria-label={t('profile:messages.againTo', { name: nameProps.name })}
                    busy={busyId === courseId}
                    onClick={() => onSubscribe(courseId)}
                  >
                    {t('profile:messages.again')}
                  </Button>
                </Inline>
              </Card>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
