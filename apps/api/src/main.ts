import { StartupError } from './platform/base/startupErrors.ts';
import { serve } from './serve/serve.ts';

try {
  await serve();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
