export { findCategory } from './catalog/categories.ts';
export { findCourse } from './catalog/courses.ts';
export {
  type CatalogPage,
  listNewCourses,
  type NewCourse,
  type PublicPages,
  publicPages,
} from './catalog/publicPages.ts';
export { type DemoAccount, demoAccounts } from './demo/accounts.ts';
export { demonstrationNotice } from './demo/notice.ts';
export { demoPassword } from './people/commonPasswords.ts';
export { type ThirdParty, thirdParty } from './people/thirdParty/thirdParty.ts';
export { StartupError } from './platform/base/startupErrors.ts';
export type { CacheKey } from './platform/caching/cacheEntries.ts';
export type { CatalogCache, PendingEntry } from './platform/caching/catalogCache.ts';
export type { CatalogCaches } from './platform/caching/catalogCaches.ts';
export { toBrotli, toGzip } from './platform/caching/compress.ts';
export { asPartOfPage, newPageSources, type PageSources } from './platform/caching/partOfPage.ts';
export type { Context } from './platform/context/context.ts';
export { type PageProblem, pageProblem } from './platform/contract/problemResponses.ts';
export { clientAddress } from './platform/http/addresses.ts';
export { type Allowed, contentPolicy, trustedTypes } from './platform/http/contentPolicy.ts';
export { checkPort, listen } from './platform/http/listen.ts';
export { readSettings, type Settings } from './platform/settings/settings.ts';
export { type Api, createApi } from './serve/api.ts';
export { type Encoding, encodingFor } from './serve/caching.ts';
export { stopWithGrace } from './serve/stop.ts';
