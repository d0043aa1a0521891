export { type Api, createApi } from './api.ts';
export type { Context } from './context.ts';
export { DataDirectoryInUse } from './database/lock.ts';
export { type DemoAccount, demoAccounts, demoPassword } from './demo/accounts.ts';
export { readSettings, type Settings, SettingsError } from './settings.ts';
export { stopWithGrace } from './stop.ts';
export { type ThirdParty, thirdParty } from './thirdParty/thirdParty.ts';
