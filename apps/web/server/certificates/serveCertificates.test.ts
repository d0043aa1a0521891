import type { Certificate } from '@lyceum/api';
import Fastify from 'fastify';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveCertificates } from './serveCertificates.ts';

const id = '7K3QM-9XW2P-4HTRD-V8N6C';
const certificate: Certificate = {
  id,
  learner: 'Nour Haddad',
  course: { en: 'Intro to TypeScript', ar: 'مقدمة في TypeScript (الجزء 1)' },
  instructor: 'Zoë Zieliński',
  issuedAt: '2026-11-20T09:30:00.000Z',
};

function start(changes: Partial<Certificate> = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const findCertificate = vi.fn(async (code: string) => (code === id ? { ...certificate, ...changes } : null));
  serveCertificates(app, { publicUrl: 'https://lyceum.example', findCertificate });
  return { app, get: (query = '', headers = {}) => app.inject({ url: `/certificate/${id}.pdf${query}`, headers }) };
}

/** The pages of a PDF with their fonts. */
async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await document.getMetadata();
  return { text: text.normalize('NFKC'), totalPages, info: info as { Title: string; Language: string } };
}

test('a certificate is a PDF of one page with its own fonts and searchable text', { tags: ['2.389'] }, async () => {
  const { get } = start();
  const { rawPayload, headers, statusCode } = await get('?lng=en');
  expect({ statusCode, ...headers }).toMatchObject({
    statusCode: 200,
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="lyceum-${id}.pdf"`,
    'x-robots-tag': 'noindex',
  });
  expect(rawPayload.length).toBeLessThan(60_000);
  const { text, totalPages, info } = await read(rawPayload);
  expect(totalPages).toBe(1);
  expect(info).toMatchObject({ Title: 'Certificate of completion: Intro to TypeScript', Language: 'en' });
  for (const part of ['Nour Haddad', 'Intro to TypeScript', 'Zoë Zieliński', 'Nov 20, 2026', id])
    expect(text).toContain(part);
  expect(text).toContain(`Verify at https://lyceum.example/certificate/${id}`);
  expect(rawPayload.includes('/FontFile2')).toBe(true);
});

test('in Arabic, letters are joined and lines run from the right', { tags: ['2.389'] }, async () => {
  const { get } = start({ learner: 'نور حدّاد' });
  const { text, info } = await read((await get('?lng=ar')).rawPayload);
  expect(info.Language).toBe('ar');
  expect(text).toContain('TypeScript');
  expect(text).toContain('2026');
  expect(text).toMatch(/نور|رون/);
});

test('it is drawn once, and revalidated', async () => {
  const { get } = start();
  const [one, other] = await Promise.all([get(), get()]);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  const again = await get('', { 'if-none-match': String(one.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each([
  ['Latin', 'W'.repeat(100)],
  ['Arabic', 'عبد الرحمن '.repeat(9).trim()],
  ['Cyrillic', 'Щ'.repeat(100)],
  ['Devanagari', 'नमस्ते '.repeat(14).trim()],
  ['combining marks', 'e\u0301\u0323'.repeat(33)],
  ['an override and an emoji', '\u202eNour 🎓'],
])('names of maximum length fit on the page: %s', async (_, name) => {
  const { get } = start({ learner: name, instructor: name, course: { en: name } });
  const { statusCode, rawPayload } = await get();
  expect(statusCode).toBe(200);
  expect((await read(rawPayload)).totalPages).toBe(1);
  expect(rawPayload.length).toBeLessThan(100_000);
});

test('a name in a script that no font has leads to the page', async () => {
  const { headers, statusCode } = await start({ learner: '田中' }).get('?lng=fr');
  expect([statusCode, headers.location]).toEqual([303, `/certificate/${id}?lng=fr`]);
});

test('an unknown code is not found', async () => {
  const { app } = start();
  for (const code of ['nothing', '__proto__', '%2e%2e', 'x'.repeat(90)])
    expect((await app.inject(`/certificate/${code}.pdf`)).statusCode).toBe(404);
});
