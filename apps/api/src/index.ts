export { type Api, createApi } from './api.ts';
export { type Allowed, contentPolicy, trustedTypes } from './browser/contentPolicy.ts';
export type { CacheKey } from './caching/cacheEntries.ts';
export type { CatalogCache, PendingEntry } from './caching/catalogCache.ts';
export type { CatalogCaches } from './caching/catalogCaches.ts';
export { toBrotli, toGzip } from './caching/compress.ts';
export { findCategory } from './catalog/categories.ts';
export { findCourse } from './catalog/courses.ts';
export {
  type CatalogPage,
  listNewCourses,
  type NewCourse,
  type PublicPages,
  publicPages,
} from './catalog/publicPages.ts';
export type { Context } from './context.ts';
export { type Encoding, encodingFor } from './contract/caching.ts';
export { type PageProblem, pageProblem } from './contract/problemResponses.ts';
export { type DemoAccount, demoAccounts } from './demo/accounts.ts';
export { demonstrationNotice } from './demo/notice.ts';
export { asPartOfPage, newPageSources, type PageSources } from './limits/partOfPage.ts';
export { clientAddress } from './operational/addresses.ts';
export { checkPort, listen } from './operational/listen.ts';
export { readSettings, type Settings } from './settings.ts';
export { StartupError } from './startupErrors.ts';
export { stopWithGrace } from './stop.ts';
export { type ThirdParty, thirdParty } from './thirdParty/thirdParty.ts';
export { demoPassword } from './users/commonPasswords.ts';
