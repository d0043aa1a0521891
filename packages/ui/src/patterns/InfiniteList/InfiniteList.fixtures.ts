import { t } from '../../stories/index.ts';

export const infiniteListTexts = {
  loading: t('common:states.loading'),
  loadingMore: t('catalog:category.loadingMore'),
  loadMore: t('common:list.loadMore'),
  error: t('common:states.error', { message: t('errors:operations.listCategoryCourses') }),
  tryAgain: t('common:actions.tryAgain'),
  skip: t('common:list.skip'),
  added: (count: number) => t('common:states.added', { count }),
  end: t('common:states.end'),
};
