import {
  chmodSync,
  existsSync,
  globSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp, root, run, step } from './run.ts';

const packageFolder = new URL('..', import.meta.resolve('@sparticuz/chromium'));

/** In the checkout, as the package's own choice, `/tmp`, is shared with other users and other versions. */
const inCheckout = join(root, 'node_modules/.cache/chromium');

/** How long an unpacking that was interrupted may lie about: longer than any takes. */
const leftOverMs = 60 * 60 * 1000;

/** Of the package's parts: the browser, its only fonts, and the libraries that a machine without browsers lacks. */
const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];

/** The package unpacks into the folder for temporary files, so a process of its own gets another one. */
const unpack = `
  import { inflate } from '@sparticuz/chromium';
  for (const part of process.argv.slice(1)) await inflate(part);
`;

/** Finds the fonts beside this file and no others: texts look the same whatever a machine has installed. */
const fontsFile = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** Starts the browser with those fonts, and with the package's libraries where the machine has none. */
const program = `#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
export FONTCONFIG_FILE="$here/fonts/fonts.conf"
if "$here/chromium" --version 2>&1 >/dev/null | grep -q 'shared librar'; then
  export LD_LIBRARY_PATH="$here/al2023/lib"
fi
exec "$here/chromium" "$@"
`;

async function unpackInto(folder: string): Promise<void> {
  const files = parts.map((part) => fileURLToPath(new URL(`bin/${part}`, packageFolder)));
  const { ok, output } = await run(process.execPath, ['--input-type=module', '--eval', unpack, ...files], {
    env: { TMPDIR: folder },
  });
  if (!ok) {
    console.error(output);
    giveUp(
      `the browser of the tests could not be unpacked into ${folder}; the lines above say why. It takes 220 MB.`,
    );
  }
  writeFileSync(join(folder, 'fonts/fonts.conf'), fontsFile);
  writeFileSync(join(folder, 'chromium-headless-shell'), program);
  // Whoever may enter the checkout may run it; as root, the archives' own user ids would be kept.
  for (const file of ['', 'chromium', 'chromium-headless-shell']) chmodSync(join(folder, file), 0o755);
  if (process.getuid?.() === 0) {
    for (const file of globSync('**/*', { cwd: folder })) lchownSync(join(folder, file), 0, 0);
  }
}

/** Removes other versions, and what interrupted processes left. Another process may be unpacking at this moment. */
function removeOthers(cache: string, current: string): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name !== current && Date.now() - statSync(path).mtimeMs > leftOverMs) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/**
 * The program of the browser in the lockfile, unpacked at first use: any number of processes may ask at once. Null where
 * the package has no browser for this machine.
 */
export async function pinnedBrowser(cache: string = inCheckout): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as {
    version: string;
  };
  const folder = join(cache, version);
  const path = join(folder, 'chromium-headless-shell');
  if (existsSync(path)) return path;
  await step('Unpacking the browser of the tests', async () => {
    mkdirSync(cache, { recursive: true });
    const own = mkdtempSync(join(cache, `${version}-`));
    await unpackInto(own);
    try {
      // A folder appears whole or not at all; if another process was faster, its folder is as good.
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true, force: true });
      if (!existsSync(path)) throw error;
    }
  });
  removeOthers(cache, version);
  return path;
}
