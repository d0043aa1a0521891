import { hasMore } from '@lyceum/flows/paged-list';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Link } from '@lyceum/ui/components/Link';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { FavoriteIcon } from '@lyceum/ui/icons';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardCourse } from '../../app/courses/summaries.ts';
import { courseCard } from '../../app/courses/views.ts';
import { withFavorite } from '../../app/favorites/FavoriteButton.tsx';
import type { Favorites } from '../../app/favorites/favorites.ts';
import { CatalogList } from '../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../app/lists/listProps.ts';
import { PageMeta } from '../../app/page/PageMeta.tsx';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../platform/i18n/useTimeZone.ts';

export interface FavoritesScreenProps extends Pick<ListProps<CardCourse>, 'send'> {
  favorites: Pick<Favorites, 'state' | 'isGuest' | 'ids' | 'message'>;
  /** The courses; null while the favorites are unknown or unavailable. */
  list: ListProps<CardCourse>['list'] | null;
  onRetry: () => void;
}

/** The courses that the user marked, or that the device keeps for a guest. */
export function FavoritesScreen({ favorites, list, send, onRetry }: FavoritesScreenProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { t: tCard } = useTranslation(['catalog', 'common']);
  const renderCourse = useCallback(
    (course: CardCourse, index: number) => (
      <CourseCard
        {...withFavorite(course.id, courseCard(course, tCard, language, timeZone))}
        level={2}
        eager={index === 0}
      />
    ),
    [tCard, language, timeZone],
  );
  const isKnown = favorites.state === 'known';
  // Those that are no longer offered are missing in the complete list.
  const isComplete = list?.value === 'succeeded' && !hasMore(list.context);
  const visibleFavorites = isComplete
    ? list.context.items.filter(({ id }) => favorites.ids.includes(id))
    : favorites.ids;
  return (
    <Page paddingBlock="both" fill>
      <PageMeta title={t('catalog:favorites.title')} description={t('catalog:favorites.text')} />
      <PageHeader
        title={t('catalog:favorites.title')}
        description={t('catalog:favorites.text')}
        line={
          <span role="status">
            {isKnown &&
              visibleFavorites.length > 0 &&
              t('catalog:favorites.count', { count: visibleFavorites.length })}
          </span>
        }
      />
      <Stack gap="lg">
        {favorites.state === 'unknown' && <Text tone="soft">{t('common:states.loading')}</Text>}
        {favorites.state === 'unavailable' && (
          <ListError
            message={t('common:states.error', { message: favorites.message })}
            retryLabel={t('common:actions.tryAgain')}
            busyLabel={t('common:states.loading')}
            onRetry={onRetry}
          />
        )}
        {list && (
          <CatalogList
            list={list}
            send={send}
            label={t('catalog:favorites.list')}
            loadingMore={t('catalog:favorites.loadingMore')}
            renderItem={renderCourse}
            empty={
              <EmptyState
                icon={FavoriteIcon}
                title={t('catalog:favorites.empty')}
                action={<Link href="/categories">{t('catalog:favorites.browse')}</Link>}
              />
            }
          />
        )}
        {isKnown && favorites.isGuest && (
          <Text size="small" tone="soft">
            {t('catalog:favorites.onDevice')}
          </Text>
        )}
      </Stack>
    </Page>
  );
}
