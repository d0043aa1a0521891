import { runProcesses, StartupError } from '@lyceum/api/processes';

try {
  await runProcesses(import.meta.filename, async () => (await import('./serve.ts')).serve());
} catch (error) {
  console.error(error instanceof StartupError ? `\nlyceum: ${error.message}` : error);
  process.exit(1);
}
