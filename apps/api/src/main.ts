import { runProcesses, StartupError } from './processes.ts';

try {
  await runProcesses(import.meta.filename, async () => (await import('./serve.ts')).serve());
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
