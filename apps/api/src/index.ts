export { type Api, createApi } from './api.ts';
export { DataDirectoryInUse } from './database/lock.ts';
export { readSettings, type Settings, SettingsError } from './settings.ts';
