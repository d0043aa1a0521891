export { browserTokens } from './browserTokens.ts';
export { createApiClient } from './client.ts';
export type { ApiClient, ApiClientOptions, UploadOptions } from './client.types.ts';
export { operations } from './operations.ts';
export { ApiProblem, type Describe, isPermanentFailure, messageFor, type ProblemText } from './problem.ts';
export { memoryTokens, type StoredTokens, type TokenStorage } from './tokens.ts';
export type * from './types.ts';
export { unwrap } from './unwrap.ts';
