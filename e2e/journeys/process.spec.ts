import { once } from 'node:events';
import { connect } from 'node:net';
import { readHtml } from '@lyceum/api/testing/readHtml';
import { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test('a second process on the same data exits with an error message', { tag: '@10.6' }, async ({
  product,
}) => {
  const { code, output } = await Product.startupFailure({ PORT: '0', DATA_DIR: product.dataDir });
  expect(code).toBe(1);
  expect(output).toContain(`DATA_DIR ${product.dataDir} is open in another process`);
  expect(output).toContain('Stop the other one, or set DATA_DIR to another folder.');
  expect(output).not.toMatch(/^\s+at /m);
});

const wrong: [string, Record<string, string>, RegExp][] = [
  ['an invalid port', { PORT: 'abc' }, /PORT is "abc".*Set it to a whole number from 1 to 65535/s],
  [
    'no secret for a real database',
    { DATABASE_URL: 'postgres://lyceum@127.0.0.1:1/lyceum', SMTP_URL: 'smtp://127.0.0.1:25' },
    /JWT_SECRET is missing.*openssl rand/s,
  ],
  ['a secret that can be guessed', { JWT_SECRET: 'short' }, /JWT_SECRET has 5 characters.*32 or more/s],
];

for (const [description, settings, sentence] of wrong) {
  test(`${description} stops the start with an error that names the setting`, { tag: '@10.5' }, async () => {
    const { code, output } = await Product.startupFailure(settings);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });
}

test('a client that disconnects while it receives a file causes no warning', { tag: '@10.141' }, async ({
  ownProduct,
}) => {
  await ownProduct.start();
  const page = readHtml(await (await fetch(ownProduct.url)).text());
  const file = page.querySelector('link[rel=modulepreload]')?.getAttribute('href');
  const socket = connect(Number(new URL(ownProduct.url).port), '127.0.0.1');
  socket.write(`GET ${file} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  const [start] = await once(socket, 'data');
  expect(String(start)).toMatch(/^HTTP\/1\.1 200 /);
  socket.resetAndDestroy();
  const ended = await ownProduct.stop();
  expect(ended?.code).toBe(0);
  expect(ended?.output).not.toContain('Warning');
});
