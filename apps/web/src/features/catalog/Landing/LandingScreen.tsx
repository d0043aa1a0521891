import { hasMore } from '@lyceum/flows/paged-list';
import type { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import type { limits } from '@lyceum/rules';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Link } from '@lyceum/ui/components/Link';
import { Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { BrowseIcon, NoResultsIcon } from '@lyceum/ui/icons';
import { CourseRow } from '@lyceum/ui/patterns/CourseRow';
import { DomainCard } from '@lyceum/ui/patterns/DomainCard';
import { HeroMessage } from '@lyceum/ui/patterns/HeroMessage';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { CardCourse, ListedDomain } from '../../../app/courses/summaries.ts';
import { categoryTile, courseCard, localizedName, matchIn } from '../../../app/courses/views.ts';
import { CatalogList } from '../../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { sentenceWith } from '../../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { matchingDomains } from './matchingDomains.ts';

export interface LandingScreenProps extends ListProps<ListedDomain> {
  /** The rotating messages. */
  message: SnapshotFrom<typeof rotatingMessageMachine>;
  sendToMessage: (event: EventFromLogic<typeof rotatingMessageMachine>) => void;
  /** The courses that start soon. Without any, their row is absent [2.200]. */
  soon: readonly CardCourse[];
  /** The time zone of the visitor. @default 'UTC' */
  timeZone?: string;
  /** What the header's search box holds. */
  query: string;
  onClearQuery: () => void;
  /** Ids of the domains that are expanded on mobile. */
  expanded: ReadonlySet<string>;
  onToggle: (domainId: string) => void;
}

const messageNumbers = [1, 2, 3, 4, 5, 6, 7] as const satisfies { length: typeof limits.landingMessages };

/** The rotating headline, the courses that start soon and the domains [2.10] [2.21]. A search hides the courses. */
export function LandingScreen({
  list,
  send,
  message,
  sendToMessage,
  soon,
  timeZone = 'UTC',
  query,
  onClearQuery,
  expanded,
  onToggle,
}: LandingScreenProps) {
  const { t } = useTranslation('catalog');
  const { t: tTile } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const isPaused = message.matches('paused');
  const messages = messageNumbers.map((number) => t(`landing.messages.${number}`));
  const renderDomain = useCallback(
    ({ id, name, href, color, categories = [] }: ListedDomain) => {
      const nameProps = localizedName(name, language, tTile('common:unknownName'));
      const domain = nameProps.name;
      return (
        <DomainCard
          {...nameProps}
          href={href}
          color={color}
          match={matchIn(name, domain, query)}
          categories={categories.map((category) => {
            const tile = categoryTile(category, tTile, language);
            return { ...tile, match: matchIn(category.name, tile.name, query) };
          })}
          expanded={expanded.has(id)}
          onToggle={() => onToggle(id)}
          texts={{
            viewAll: t('landing.viewAll'),
            viewAllAccessibleName: t('landing.viewAllIn', { domain }),
            expand: t('landing.expand', { domain }),
            collapse: t('landing.collapse', { domain }),
          }}
        />
      );
    },
    [t, tTile, language, query, expanded, onToggle],
  );
  return (
    <Page paddingBlock="end">
      <PageMeta title={null} description={t('landing.meta.description')} feed="/feed.atom" />
      <HeroMessage
        messages={messages}
        index={message.context.index}
        paused={isPaused}
        onPause={() => sendToMessage({ type: isPaused ? 'rotation.resumed' : 'rotation.paused' })}
        texts={{ pause: t('landing.pauseMessages'), resume: t('landing.resumeMessages') }}
        lead={t('landing.lead')}
      />
      {soon.length > 0 && query.trim() === '' && (
        <CourseRow
          title={t('landing.startingSoon')}
          all={{ href: '/sessions', text: t('landing.seeAll'), label: t('landing.seeAllSessions') }}
          courses={soon.map((course, index) => ({
            id: course.id,
            ...courseCard(course, tTile, language, timeZone),
            // The only one that a phone shows at once. On slow lines, others would delay the styles.
            eager: index === 0,
          }))}
        />
      )}
      <Stack gap="md">
        {query.trim() !== '' && (
          <Text as="div">
            <Link href={`/search?${new URLSearchParams({ q: query.trim() })}`} tone="standalone">
              {sentenceWith((part) => t('landing.searchAll', { query: part }), <bdi>{query.trim()}</bdi>)}
            </Link>
          </Text>
        )}
        <CatalogList
          list={list}
          send={send}
          visibleItems={matchingDomains(list.context.items, query)}
          label={t('landing.domains')}
          look="domains"
          loadingMore={t('landing.loadingMore')}
          renderItem={renderDomain}
          empty={
            query.trim() && !hasMore(list.context) ? (
              <EmptyState
                icon={NoResultsIcon}
                title={sentenceWith((part) => t('landing.noMatches', { query: part }), <bdi>{query}</bdi>)}
                description={t('landing.noMatchesText')}
                action={
                  <Inline justify="center">
                    <Button onClick={onClearQuery}>{t('landing.clearSearch')}</Button>
                    <ButtonLink href="/categories">{t('landing.allCategories')}</ButtonLink>
                  </Inline>
                }
              />
            ) : (
              <EmptyState icon={BrowseIcon} title={t('landing.empty')} />
            )
          }
        />
      </Stack>
    </Page>
  );
}
