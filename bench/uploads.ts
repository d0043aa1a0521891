import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signInAt } from '@lyceum/api/testing';
import { hostileFiles } from '@lyceum/api/testing/hostileFiles';
import { hostileImages } from '@lyceum/api/testing/hostileImages';
import { fileTypes } from '@lyceum/rules';
import { emailOf, password } from './lib/catalog.ts';
import { record, spread, table } from './lib/results.ts';
import { endWith } from './lib/verdict.ts';
import { product, startWorld } from './lib/world.ts';

// How long the product takes to reject hostile uploads, and the memory that it takes for that.
// `npm run stress uploads [rounds]`. Linux.

const rounds = Number(process.argv[2] ?? 3);
const atMostMs = 2000;
const growthAtMostMegabytes = 250;
const chunks = 1000;

const uploads = [
  ...Object.entries(hostileImages).map(([name, hostile]) => ({
    ...hostile,
    name: `image: ${name}`,
    path: '/v1/uploads/images',
    type: 'image/png',
  })),
  ...Object.entries(hostileFiles).map(([name, hostile]) => ({
    ...hostile,
    name: `file: ${name}`,
    path: '/v1/uploads/files',
    type: fileTypes[hostile.type],
  })),
];

const folder = await mkdtemp(join(tmpdir(), 'lyceum-uploads-'));
const { server, address, tidy } = await startWorld('postgres', 1000, {
  entry: product,
  env: { UPLOADS_DIR: folder, TMPDIR: folder },
});
const ofProcess = (file: string) => `/proc/${server.child.pid}/${file}`;

/** The memory of the server in megabytes: now, or at most since `forgetMost`. */
async function memory(field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(ofProcess('status'), 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
}
const forgetMost = () => writeFile(ofProcess('clear_refs'), '5');

/** Sends a body in pieces. */
function send(path: string, headers: Record<string, string>, body: Buffer, pieces: number) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const outgoing = request(`${address}${path}`, { method: 'POST', headers }, async (answer) =>
    resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
  );
  outgoing.once('error', reject);
  const size = Math.ceil(body.length / pieces);
  for (let start = 0; start < body.length; start += size) outgoing.write(body.subarray(start, start + size));
  outgoing.end();
  return promise;
}

const broken: string[] = [];
try {
  const rows = [];
  const token = await signInAt(address, { email: emailOf(1), password });
  for (const [index, { name, path, type, make, status, code }] of uploads.entries()) {
    const content = await make();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': type,
      // The limit of uploads is for each address.
      'x-forwarded-for': `10.0.0.${index}`,
    };
    for (const pieces of [1, chunks]) {
      const times: number[] = [];
      let growth = 0;
      for (let round = 0; round < rounds; round += 1) {
        const idle = await memory('VmRSS');
        await forgetMost();
        const startedAt = performance.now();
        const answer = await send(path, headers, content, pieces);
        times.push(performance.now() - startedAt);
        growth = Math.max(growth, (await memory('VmHWM')) - idle);
        if (answer.status !== status || !answer.body.includes(`"${code}"`))
          broken.push(`${name}: ${answer.status} ${answer.body}`);
      }
      if (Math.max(...times) > atMostMs) broken.push(`${name}: ${Math.round(Math.max(...times))} ms`);
      if (growth > growthAtMostMegabytes) broken.push(`${name}: ${Math.round(growth)} MB`);
      rows.push({ name, pieces, times, growth });
    }
  }
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of left) if (file.isFile()) broken.push(`${file.name} is left`);
  const slowest = rows
    .toSorted((one, other) => Math.max(...other.times) - Math.max(...one.times))
    .slice(0, 10);
  record(
    `Rejected uploads, the 10 slowest of ${rows.length}`,
    table(
      slowest.map(({ name, pieces, times, growth }) => ({
        Upload: name,
        Pieces: pieces,
        'Time, ms': spread(times),
        'Memory, MB': Math.round(growth),
      })),
    ),
  );
} finally {
  await tidy();
  await rm(folder, { recursive: true });
}
endWith(broken);
