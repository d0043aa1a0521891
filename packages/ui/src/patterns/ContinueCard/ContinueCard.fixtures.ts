import { formatDate, formatPercent } from '@lyceum/i18n';
import { language, t } from '../../stories/index.ts';
import { courseAt } from '../catalog.fixtures.ts';

const { name, href, image } = courseAt(4);

export const continueTexts = (course = name, completed = 3) => ({
  eyebrow: t('dashboard:learner.nextStep'),
  lastAccessed: t('dashboard:learner.lastAccessed', { date: formatDate('2026-11-20T09:00:00Z', language) }),
  progressLabel: t('dashboard:learner.progress', { course }),
  progress: t('dashboard:learner.complete', { percent: formatPercent((completed / 8) * 100, language) }),
  count: t('catalog:course.sessionsDone', { done: completed, count: 8 }),
});

/** A course with three of eight sessions done. */
export const continued = { name, href, image, progress: 38, texts: continueTexts() };
