import { StartupError } from '@lyceum/api';
import { serve } from './serve.ts';

try {
  await serve();
} catch (error) {
  console.error(error instanceof StartupError ? `\nlyceum: ${error.message}` : error);
  process.exit(1);
}
