import type { Category, Course } from '@lyceum/api-client';
import { findLocalised } from '@lyceum/i18n';
import { type SortOf, sortsOf } from '@lyceum/rules';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { LocalisedLine } from '@lyceum/ui/components/LocalisedLine';
import { Page } from '@lyceum/ui/components/layout';
import { BrowseGlyph } from '@lyceum/ui/icons';
import { Breadcrumbs } from '@lyceum/ui/patterns/Breadcrumbs';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { SortControl } from '@lyceum/ui/patterns/SortControl';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language.ts';
import type { ListProps } from '../../app/list.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { courseCard, named } from '../../app/views.ts';
import { CatalogueList } from '../parts/CatalogueList.tsx';

export interface CategoryScreenProps extends ListProps<Course> {
  category: Category;
  sortBy: SortOf<'categoryCourses'>;
  onSort: (sortBy: SortOf<'categoryCourses'>) => void;
}

/** The first row of cards on a wide page, whose pictures are loaded at once. */
const firstRow = 4;

/** One category and its courses. Specification §2, Category page. */
export function CategoryScreen({ category, list, send, sortBy, onSort }: CategoryScreenProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const { name, nameLanguage } = named(category.name, language);
  const description = findLocalised(category.description, language);
  const total = list.context.page > 0 ? list.context.totalResults : category.courseCount;
  return (
    <Page room="ample">
      <PageMeta
        title={t('catalogue:category.title', { category: name })}
        description={
          description?.text ?? t('catalogue:category.description', { count: total, category: name })
        }
      />
      <Breadcrumbs
        label={t('catalogue:breadcrumbs')}
        places={[
          { href: '/', name: t('catalogue:home') },
          { href: category.domain.href, ...named(category.domain.name, language) },
        ]}
      />
      <PageHeader
        title={<LocalisedLine text={name} language={nameLanguage} />}
        mark={category.color}
        description={description && <LocalisedLine {...description} />}
        line={t('catalogue:category.available', { count: total })}
        aside={
          <SortControl
            label={t('catalogue:sort.label')}
            options={sortsOf('categoryCourses').map((value) => ({
              value,
              label: t(`catalogue:sort.${value}`),
            }))}
            value={sortBy}
            onChange={onSort}
          />
        }
      />
      <CatalogueList
        list={list}
        send={send}
        label={t('catalogue:category.list')}
        loadingMore={t('catalogue:category.loadingMore')}
        renderItem={(course, index) => (
          <CourseCard {...courseCard(course, t, language)} level={2} eager={index < firstRow} />
        )}
        empty={
          <EmptyState
            glyph={BrowseGlyph}
            title={t('catalogue:category.empty')}
            description={t('catalogue:category.emptyText')}
          />
        }
      />
    </Page>
  );
}
