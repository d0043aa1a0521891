import { run } from './lib/run.ts';

// Asks the registry which of the installed packages have known security issues. Arguments go on to pnpm, as `--prod`
// for what runs on a server, or `--audit-level high`.

const { ok, output } = await run('npx', ['--yes', 'pnpm@12', 'audit', ...process.argv.slice(2)]);
console.log(output.trim());
if (output.includes('ERR_PNPM_AUDIT')) {
  console.error(
    '\nlyceum: this registry does not answer audits. Ask one that does, as the public one of npm.',
  );
}
process.exitCode = ok ? 0 : 1;
