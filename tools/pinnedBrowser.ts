import { hash } from 'node:crypto';
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
import { execa } from 'execa';

const packageFolder = new URL('..', import.meta.resolve('@sparticuz/chromium'));

/** The package's own choice, `/tmp`, is shared with other users and versions. */
const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));

/** Longer than any unpacking takes: an older folder was left by an interrupted process. */
const abandonedAfterMs = 60 * 60 * 1000;

/** The browser, its fonts, and the libraries that a machine without browsers lacks. */
const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];

/** Runs in a process of its own, as the package unpacks into TMPDIR. */
const unpack = `
  import { inflate } from '@sparticuz/chromium';
  for (const part of process.argv.slice(1)) await inflate(part);
`;

const fontsFile = (folders: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>${folders}</fontconfig>
`;
const ownFonts = '<dir prefix="relative">fonts</dir>';

/**
 * The fonts of the browser. The package's own are beside the files, so that text looks the same on every machine;
 * `BROWSER_FONTS=system` adds those of the machine.
 */
const fontsFiles = {
  'fonts.conf': fontsFile(ownFonts),
  'system.conf': fontsFile(`${ownFonts}<dir>/usr/share/fonts</dir>`),
};

/** Starts the browser with these fonts, and with the package's libraries if the machine lacks them. */
const program = `#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
export FONTCONFIG_FILE="$here/fonts/\${BROWSER_FONTS:-fonts}.conf"
if "$here/chromium" --version 2>&1 >/dev/null | grep -q 'shared librar'; then
  export LD_LIBRARY_PATH="$here/al2023/lib"
fi
exec "$here/chromium" "$@"
`;

async function unpackInto(folder: string): Promise<void> {
  const files = parts.map((part) => fileURLToPath(new URL(`bin/${part}`, packageFolder)));
  const args = ['--input-type=module', '--eval', unpack, ...files];
  await execa(process.execPath, args, { env: { TMPDIR: folder } }).catch((cause) => {
    throw new Error(`The test browser could not be unpacked into ${folder}, which takes 220 MB.`, { cause });
  });
  for (const [file, text] of Object.entries(fontsFiles)) writeFileSync(join(folder, 'fonts', file), text);
  writeFileSync(join(folder, 'chromium-headless-shell'), program);
  // Every user who can enter the checkout can run it; the archives contain other user ids, which root would keep.
  for (const file of ['', 'chromium', 'chromium-headless-shell']) chmodSync(join(folder, file), 0o755);
  if (process.getuid?.() === 0) {
    for (const file of globSync('**/*', { cwd: folder })) lchownSync(join(folder, file), 0, 0);
  }
}

/** Removes other versions and abandoned folders, but not those of a process that is still unpacking. */
function removeOthers(cache: string, current: string): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name !== current && Date.now() - statSync(path).mtimeMs > abandonedAfterMs) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/**
 * The executable of the browser in the lockfile, unpacked at the first use. Safe to call from several processes at once.
 * @returns null if the package contains no browser for this machine
 */
export async function pinnedBrowser(cache: string = cacheFolder): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as {
    version: string;
  };
  const name = `${version}-${hash('sha1', [program, ...Object.values(fontsFiles)].join('\n')).slice(0, 8)}`;
  const folder = join(cache, name);
  const path = join(folder, 'chromium-headless-shell');
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(join(cache, `${name}-`));
  await unpackInto(own);
  try {
    // A rename is atomic. If another process was faster, its folder is as good.
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  removeOthers(cache, name);
  return path;
}
