export { type Api, createApi } from './api.ts';
export { type Allowed, contentPolicy, trustedTypes } from './browser/contentPolicy.ts';
export { CannotStart } from './cannotStart.ts';
export type { Context } from './context.ts';
export { type DemoAccount, demoAccounts, demoPassword } from './demo/accounts.ts';
export { demonstrationNotice } from './demo/notice.ts';
export { readSettings, type Settings } from './settings.ts';
export { stopWithGrace } from './stop.ts';
export { type ThirdParty, thirdParty } from './thirdParty/thirdParty.ts';
