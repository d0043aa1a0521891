import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './sealPage.ts';

const nonce = 'c2l4dGVlbiByYW5kb20gYg==';
const own = `nonce="${nonce}"`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('own scripts and styles get a hash in place of the nonce', { tags: ['10.113'] }, () => {
  const page =
    `<style ${own} data-precedence="mark">.a{}</style><link ${own} rel="stylesheet" href="/a.css"/>` +
    `<script ${own}>run("</p>")</script><script type="application/ld+json" ${own}>{}</script>` +
    `<link rel="modulepreload" href="/a.js" ${own}/>`;
  expect(sealPage(page, nonce, false)).toEqual({
    html:
      '<style data-precedence="mark">.a{}</style><link rel="stylesheet" href="/a.css"/>' +
      '<script>run("</p>")</script><script type="application/ld+json">{}</script>' +
      '<link rel="modulepreload" href="/a.js"/>',
    scripts: [hashOf('run("</p>")')],
    styles: [hashOf('.a{}')],
  });
});

test('equal content has equal sources, whatever the nonce', () => {
  const page = (text: string) => sealPage(`<script nonce="${text}">run()</script>`, text, false);
  expect(page('a')).toEqual(page('b'));
});

test.each([
  '<script>evil()</script>',
  '<script nonce="another">evil()</script>',
  '<style>.evil{}</style>',
  '<script type="module">import "https://evil.test/a.js";</script>',
])('injected elements have no hash: %s', (injected) => {
  const { html, scripts, styles } = sealPage(`${injected}<script ${own}>run()</script>`, nonce, false);
  expect(html).toBe(`${injected}<script>run()</script>`);
  expect([...scripts, ...styles]).toEqual([hashOf('run()')]);
});

test('an unclosed tag in front of an own script gives no script a source', () => {
  const { scripts } = sealPage(
    `<script src="https://evil.test/" <script ${own}>run()</script>`,
    nonce,
    false,
  );
  expect(scripts).toEqual([hashOf('run()')]);
});

test('styles keep the nonce where a third party copies it', () => {
  const page = `<style ${own}>.a{}</style><script ${own}>run()</script>`;
  expect(sealPage(page, nonce, true)).toEqual({
    html: `<style ${own}>.a{}</style><script>run()</script>`,
    scripts: [hashOf('run()')],
    styles: [`'nonce-${nonce}'`],
  });
});
