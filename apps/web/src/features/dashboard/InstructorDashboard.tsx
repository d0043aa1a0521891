import type { Course, InstructorStatistics, TokenUser } from '@lyceum/api-client';
import type { courseDuplicationMachine } from '@lyceum/flows/course-duplication';
import type { statisticsMachine } from '@lyceum/flows/statistics';
import { formatAmount, formatNumber, type Localized } from '@lyceum/i18n';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Heading } from '@lyceum/ui/components/Heading';
import { IconButton } from '@lyceum/ui/components/IconButton';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Skeleton } from '@lyceum/ui/components/Skeleton';
import { Text } from '@lyceum/ui/components/Text';
import { DuplicateIcon, InstructorIcon } from '@lyceum/ui/icons';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { StatList } from '@lyceum/ui/patterns/StatTile';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { courseCard, localizedName } from '../../app/courses/views.ts';
import { CatalogList } from '../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../app/lists/listProps.ts';
import { sentenceWith } from '../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../platform/i18n/useTimeZone.ts';

export interface InstructorDashboardProps extends ListProps<Course> {
  user: TokenUser;
  /** The name of the course that was just deleted. @default none */
  deletedCourse?: Localized | null;
  statistics: SnapshotFrom<typeof statisticsMachine>;
  sendToStatistics: (event: EventFromLogic<typeof statisticsMachine>) => void;
  duplication: SnapshotFrom<typeof courseDuplicationMachine>;
  /** Called with the course to duplicate. */
  onDuplicate: (courseId: string) => void;
}

/** An instructor's figures and courses [2.50]; a failed load is only logged [2.58]. */
export function InstructorDashboard({
  user,
  deletedCourse = null,
  statistics,
  sendToStatistics,
  duplication,
  onDuplicate,
  list,
  send,
}: InstructorDashboardProps) {
  const { t } = useTranslation(['dashboard', 'catalog', 'common']);
  const { t: tCard } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const isPending = user.instructorStatus === 'pending';
  const isRejected = user.instructorStatus === 'rejected';
  return (
    <Stack gap="xxl">
      {deletedCourse && (
        <Notice tone="positive">
          {sentenceWith(
            (course) => t('dashboard:instructor.deleted', { course }),
            <LocalizedName name={deletedCourse} />,
          )}
        </Notice>
      )}
      {isRejected && (
        <Notice
          tone="critical"
          action={
            <ButtonLink size="small" href="/instructor-info">
              {t('dashboard:instructor.improve')}
            </ButtonLink>
          }
        >
          {t('dashboard:instructor.rejected')}
        </Notice>
      )}
      <Stack gap="sm">
        <Figures statistics={statistics} sendToStatistics={sendToStatistics} />
        {(statistics.context.statistics?.totalCourses ?? 0) > 0 && (
          <Text>
            <Link href="/dashboard/figures">{t('dashboard:figures.link')}</Link>
          </Text>
        )}
      </Stack>
      <Stack gap="lg">
        <Inline justify="between">
          <Heading level={2}>{t('dashboard:instructor.courses')}</Heading>
          {list.context.items.length > 0 && !isPending && <CreateCourse />}
        </Inline>
        {isPending && (
          <Notice tone="caution" action={<CreateCourse waits />}>
            {t('dashboard:instructor.pending')} {t('dashboard:instructor.pendingReason')}
          </Notice>
        )}
        {duplication.matches('refused') && <Notice tone="critical">{duplication.context.message}</Notice>}
        <CatalogList
          list={list}
          send={send}
          label={t('dashboard:instructor.courses')}
          loadingMore={t('dashboard:instructor.loadingMore')}
          silent
          renderItem={(course) => {
            const { instructor: _, ...card } = courseCard(course, tCard, language, timeZone);
            return (
              <CourseCard
                {...card}
                {...(course.status === 'draft' && { badge: { label: t('dashboard:instructor.draft') } })}
                action={
                  <Inline gap="xs" justify="end">
                    <ButtonLink
                      size="small"
                      href={`${course.href}/edit`}
                      aria-label={t('dashboard:instructor.editNamed', { course: card.name })}
                    >
                      {t('dashboard:instructor.edit')}
                    </ButtonLink>
                    {user.instructorStatus === 'approved' && (
                      <IconButton
                        tone="outlined"
                        size="small"
                        icon={DuplicateIcon}
                        label={t('dashboard:instructor.duplicateNamed', { course: card.name })}
                        aria-busy={
                          duplication.matches('duplicating') && duplication.context.courseId === course.id
                        }
                        aria-disabled={duplication.matches('duplicating')}
                        onClick={() => onDuplicate(course.id)}
                      />
                    )}
                  </Inline>
                }
              />
            );
          }}
          empty={
            <EmptyState
              icon={InstructorIcon}
              level={3}
              title={t('dashboard:instructor.empty')}
              description={t('dashboard:instructor.emptyText')}
              action={!isPending && <CreateCourse />}
            />
          }
        />
      </Stack>
    </Stack>
  );
}

function LocalizedName({ name }: { name: Localized }) {
  const { t } = useTranslation('common');
  const { name: text, nameLanguage } = localizedName(name, useLanguage(), t('unknownName'));
  return <LocalizedLine text={text} language={nameLanguage} />;
}

/** @param props.waits whether the user has to wait for an approval: not the main action, and inside a notice */
function CreateCourse({ waits = false }: { waits?: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <ButtonLink {...(waits ? { size: 'small' } : { tone: 'primary' })} href="/create-course">
      {t('instructor.create')}
    </ButtonLink>
  );
}

/** The four statistics. Their errors are only logged [2.58], but a retry is offered. */
function Figures({
  statistics,
  sendToStatistics,
}: Pick<InstructorDashboardProps, 'statistics' | 'sendToStatistics'>) {
  const { t } = useTranslation(['dashboard', 'common']);
  if (statistics.matches('failed')) {
    return (
      <Stack gap="lg">
        <Heading level={2}>{t('dashboard:instructor.statistics')}</Heading>
        <Inline>
          <Button onClick={() => sendToStatistics({ type: 'retry.requested' })}>
            {t('common:actions.tryAgain')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return <FigureList figures={statistics.context.statistics} />;
}

/** @param props.figures null while they load; their space is reserved */
function FigureList({ figures }: { figures: InstructorStatistics | null }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const orRoom = (write: (loadedFigures: InstructorStatistics) => string) =>
    figures ? write(figures) : <Skeleton />;
  return (
    <StatList
      label={t('instructor.statistics')}
      aria-busy={figures === null}
      stats={[
        {
          label: t('instructor.totalCourses'),
          value: orRoom(({ totalCourses }) => formatNumber(totalCourses, language)),
        },
        {
          label: t('instructor.totalEnrollments'),
          value: orRoom(({ totalEnrollments }) => formatNumber(totalEnrollments, language)),
        },
        {
          label: t('instructor.averageRating'),
          value: orRoom(({ averageRating }) =>
            averageRating === null ? t('instructor.noRating') : formatNumber(averageRating, language, 1),
          ),
          inWords: figures?.averageRating === null,
        },
        {
          label: t('instructor.totalRevenue'),
          value: orRoom(({ revenue }) => formatAmount(revenue, language)),
        },
      ]}
    />
  );
}
