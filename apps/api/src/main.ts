import { serve } from './serve.ts';
import { StartupError } from './startupErrors.ts';

try {
  await serve();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
