import type { PublicInstructor } from '@lyceum/api-client';
import { formatNumber } from '@lyceum/i18n';
import { type SortOf, sortsOf } from '@lyceum/rules';
import { Badge } from '@lyceum/ui/components/Badge';
import { Heading } from '@lyceum/ui/components/Heading';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { InstructorCard } from '@lyceum/ui/patterns/InstructorCard';
import { SortControl } from '@lyceum/ui/patterns/SortControl';
import { StatList } from '@lyceum/ui/patterns/StatTile';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootData } from '../../../app/api/rootData.ts';
import type { CardCourse } from '../../../app/courses/summaries.ts';
import { courseCard, localizedName } from '../../../app/courses/views.ts';
import { withFavorite } from '../../../app/favorites/FavoriteButton.tsx';
import { CatalogList } from '../../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageBreadcrumbs } from '../../../app/page/PageBreadcrumbs.tsx';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';

export interface InstructorScreenProps extends ListProps<CardCourse> {
  instructor: PublicInstructor;
  sortBy: SortOf<'categoryCourses'>;
  onSort: (sortBy: SortOf<'categoryCourses'>) => void;
}

/** The public page of an instructor: who they are, and what they teach. */
export function InstructorScreen({ instructor, list, send, sortBy, onSort }: InstructorScreenProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const { t: tCard } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { name, expertise, courseCount, learnerCount, rating } = instructor;
  const description = t('catalog:instructor.description', { name, count: courseCount });
  const areas = expertise.map(({ id, name: area }) => ({
    id,
    ...localizedName(area, language, t('common:unknownName')),
  }));
  const renderCourse = useCallback(
    (course: CardCourse, index: number) => (
      <CourseCard
        {...withFavorite(course.id, courseCard(course, tCard, language, timeZone))}
        eager={index === 0}
      />
    ),
    [tCard, language, timeZone],
  );
  const title = t('catalog:instructor.courses');
  return (
    <Page paddingBlock="both">
      <PageMeta
        title={name}
        description={description}
        image={instructor.picture}
        data={usePerson(
          instructor,
          areas.map((area) => area.name),
        )}
      />
      <PageBreadcrumbs page={{ href: instructor.href, name }} />
      <Stack gap="xxl">
        <InstructorCard
          level={1}
          name={name}
          picture={instructor.picture}
          qualifications={instructor.qualifications}
          bio={instructor.bio}
          texts={{ qualifications: t('catalog:course.qualifications') }}
        >
          {areas.length > 0 && (
            <Stack gap="xs">
              <Text as="div" size="small" strong>
                {t('catalog:instructor.expertise')}
              </Text>
              <Inline gap="xs">
                {areas.map((area) => (
                  <Badge key={area.id}>
                    <LocalizedLine text={area.name} language={area.nameLanguage} />
                  </Badge>
                ))}
              </Inline>
            </Stack>
          )}
        </InstructorCard>
        <StatList
          label={t('catalog:instructor.figures')}
          stats={[
            { label: title, value: formatNumber(courseCount, language) },
            { label: t('catalog:instructor.learners'), value: formatNumber(learnerCount, language) },
            rating === null
              ? {
                  label: t('catalog:instructor.rating'),
                  value: t('catalog:instructor.notRated'),
                  inWords: true,
                }
              : { label: t('catalog:instructor.rating'), value: formatNumber(rating, language, 1) },
          ]}
        />
        <Stack gap="lg">
          <Inline justify="between">
            <Heading level={2}>{title}</Heading>
            <SortControl
              label={t('catalog:sort.label')}
              options={sortsOf('categoryCourses').map((value) => ({
                value,
                label: t(`catalog:sort.${value}`),
              }))}
              value={sortBy}
              onChange={onSort}
            />
          </Inline>
          <CatalogList
            list={list}
            send={send}
            label={t('catalog:instructor.list', { name })}
            loadingMore={t('catalog:category.loadingMore')}
            renderItem={renderCourse}
          />
        </Stack>
      </Stack>
    </Page>
  );
}

function usePerson({ name, href, picture, bio }: PublicInstructor, areas: readonly string[]) {
  const root = useRootData();
  const address = (path: string) => new URL(path, root?.publicUrl || 'http://localhost').href;
  return {
    '@type': 'Person',
    name,
    url: address(href),
    ...(picture && { image: address(picture) }),
    ...(bio && { description: bio }),
    ...(areas.length > 0 && { knowsAbout: areas }),
  };
}
