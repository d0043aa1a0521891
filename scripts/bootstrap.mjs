// Every npm script starts here: `node scripts/bootstrap.mjs <command> [arguments]`. It runs on the caller's
// Node.js with nothing installed, so it is plain JavaScript: it installs the packages and runs the command on the project's
// Node.js.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const shell = process.platform === 'win32';
const [command = '', ...args] = process.argv.slice(2);

// With the caller's value pnpm may skip development dependencies, and a build may contain React's development files.
delete process.env.NODE_ENV;

// Wireit keeps fingerprints, but no copies of what it has built.
process.env.WIREIT_CACHE ??= 'none';

/** @param {string} message */
function exitWithError(message) {
  console.error(`\nlyceum: ${message}`);
  process.exit(1);
}

/** @param {string} version @param {number} leastMajor @param {number} leastMinor */
function isAtLeast(version, leastMajor, leastMinor) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

if (!isAtLeast(process.version, 20, 11)) {
  exitWithError(`Node.js ${process.version} is too old to install the tools. Install 20.11 or newer.`);
}

// The installed pnpm verifies the installation in milliseconds and without the network. If packages are missing, or
// belong to another platform, this fails, and npx downloads a pnpm that installs them.
const verified = spawnSync(join(bin, 'pnpm'), ['install', '--offline', '--silent'], { cwd: root, shell });
if (verified.status !== 0) {
  console.log('  Installing the packages (about half a minute the first time)');
  const npx = ['--yes', 'pnpm@12', 'install', '--reporter=append-only'];
  const { status, error } = spawnSync('npx', npx, { cwd: root, shell, stdio: 'inherit' });
  if (error) exitWithError(`npx could not be run (${error.message}). It comes with Node.js 20.11 or newer.`);
  if (status !== 0) {
    exitWithError(
      'The packages could not be installed, so nothing was started. Check the connection to the npm registry, then run ' +
        'the same command again.',
    );
  }
}

// On Linux a package provides the project's Node.js; elsewhere this is the caller's own.
process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`;
const version = spawnSync('node', ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'unknown';
if (!isAtLeast(version, 22, 18)) {
  exitWithError(
    `Lyceum requires Node.js 22.18 or newer; this is ${version}. Install a newer one from nodejs.org.`,
  );
}

const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: shell && command !== 'node' });
child.on('error', (error) => exitWithError(`${command} could not be run: ${error.message}`));
// npm does not forward signals. When npm has ended, the command must end too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
