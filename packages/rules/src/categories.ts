import { lastPathSegment } from './addresses.ts';

/** The last segments of category hrefs with an icon of their own [2.20]. */
export const categorySegments = [
  'web_dev',
  'mobile_apps',
  'python',
  'data_science',
  'cloud_computing',
  'devops',
  'blockchain',
  'ai_ml',
  'cybersecurity',
  'ux_design',
  'graphic_design',
  'branding',
  'video_editing',
  '3d_design',
  'ui_ux_tools',
  'metaverse_vr',
  'digital_marketing',
  'seo',
  'entrepreneurship',
  'finance',
  'ecommerce',
  'data_driven_marketing',
  'remote_work',
  'fitness',
  'nutrition',
  'mental_health',
  'self_improvement',
  'holistic_health',
  'sleep_science',
  'language_learning',
] as const;

export type CategorySegment = (typeof categorySegments)[number];

/** The segment that selects a category's icon; `null` for the default icon. */
export function categorySegment(href: string): CategorySegment | null {
  const last = lastPathSegment(href);
  return categorySegments.find((segment) => segment === last) ?? null;
}
