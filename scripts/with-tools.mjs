// The first command that a person types lands here, on whatever Node they have and with nothing installed.
// Plain JavaScript without dependencies, for Node 20.11 and newer: it brings the tools, then hands over to
// `scripts/<task>.ts` on the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.lyceum-installed');
const [task = 'start', ...rest] = process.argv.slice(2);

// Each tool has a NODE_ENV of its own: with the caller's, an installation may leave out what builds, and a build may
// hold React's development files.
delete process.env.NODE_ENV;

/** @param {string} sentence */
function giveUp(sentence) {
  console.error(`\nlyceum: ${sentence}`);
  process.exit(1);
}

/** What `pnpm install` depends on. Another machine's node_modules counts as not installed. */
function wantedInstallation() {
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const group of ['packages', 'apps', '.']) {
    for (const entry of readdirSync(join(root, group), { withFileTypes: true })) {
      const manifest = join(group, entry.name, 'package.json');
      if (entry.isDirectory() && entry.name !== 'node_modules' && existsSync(join(root, manifest))) {
        manifests.push(manifest);
      }
    }
  }
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const manifest of manifests.sort()) hash.update(readFileSync(join(root, manifest)));
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedInstallation();
}

function install() {
  const started = Date.now();
  const show = process.stdout.isTTY
    ? () =>
        process.stdout.write(
          `\r  Installing what is missing … ${Math.round((Date.now() - started) / 1000)} s`,
        )
    : () => {};
  console.log('  Installing what is missing (the first time takes about half a minute)');
  return new Promise((resolve) => {
    const child = spawn('npx', ['--yes', 'pnpm@12', 'install', '--reporter=append-only'], {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const ticking = setInterval(show, 1000);
    child.on('error', (error) => {
      clearInterval(ticking);
      giveUp(
        `npx could not be run (${error.message}). It comes with Node.js; install Node.js 20.11 or newer.`,
      );
    });
    child.on('close', (code) => {
      clearInterval(ticking);
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
      if (code !== 0) {
        console.error(said.split('\n').slice(-25).join('\n'));
        giveUp(
          'the packages could not be installed, so nothing was started. Check the connection to the npm registry and run the same command again.',
        );
      }
      mkdirSync(dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, wantedInstallation());
      console.log(`  Installed in ${Math.round((Date.now() - started) / 1000)} s`);
      resolve(undefined);
    });
  });
}

/** The project's Node on Linux (it comes as a package), elsewhere the person's own. */
function findNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  const path = process.platform === 'linux' && existsSync(own) ? own : process.execPath;
  const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    giveUp(
      `Lyceum runs on Node.js 22.18 or newer, and this is ${version || 'unknown'}. Install a newer one from nodejs.org.`,
    );
  }
  return path;
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  giveUp(`Node.js ${process.versions.node} is too old to install the tools. Install Node.js 20.11 or newer.`);
}
if (!isInstalled()) await install();

const child = spawn(findNode(), [join(root, 'scripts', `${task}.ts`), ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` },
});
// npm does not hand on a signal that it gets itself: when it is gone, so is the wish for what it started.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
