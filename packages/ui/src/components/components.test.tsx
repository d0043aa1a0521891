// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { Avatar } from './Avatar/index.ts';
import { Button, ButtonLink } from './Button/index.ts';
import { Heading } from './Heading/index.ts';
import { Image } from './Image/index.ts';
import { Link } from './Link/index.ts';
import { ProgressBar } from './ProgressBar/index.ts';
import { Rating } from './Rating/index.ts';

// What the server renders; the stories test the components in a browser.

function render(node: ReactNode) {
  vi.stubGlobal('document', undefined);
  const html = renderToStaticMarkup(node);
  vi.unstubAllGlobals();
  document.body.innerHTML = html;
  return within(document.body);
}

test('a link is rendered by the router of the provider', () => {
  const page = render(
    <UiProvider
      language="en"
      direction="ltr"
      renderLink={({ href, children }) => <a href={`/fr${href}`}>{children}</a>}
    >
      <Link href="/course/x">Course</Link>
    </UiProvider>,
  );
  expect(page.getByRole('link', { name: 'Course' }).getAttribute('href')).toBe('/fr/course/x');
});

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', '/\t/evil.test'])(
  '%s renders text without a link',
  (href) => {
    for (const Component of [Link, ButtonLink]) {
      render(<Component href={href}>Course</Component>);
      expect(document.body.textContent).toBe('Course');
      expect(document.querySelectorAll('a, [href]')).toHaveLength(0);
    }
  },
);

/** The selector and the values of each style rule on the page. */
const styleRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .map(({ selectorText, style }) => [
      selectorText,
      ...Array.from({ length: style.length }, (_, index) => style.getPropertyValue(style.item(index))),
    ]);

test('a catalog color is a style rule, once, and never a style attribute', () => {
  const page = render(
    <>
      <Heading level={1} mark="#2B5D8C">
        Web
      </Heading>
      <Heading level={2} mark="#2b5d8c">
        Again
      </Heading>
    </>,
  );
  const [[selector = '', ...values] = [], ...others] = styleRules();
  expect([values, others]).toEqual([['#2b5d8c', expect.stringMatching(/^#[0-9a-f]{6}$/)], []]);
  for (const heading of page.getAllByRole('heading')) {
    expect(heading.matches(selector)).toBe(true);
    expect(heading.hasAttribute('style')).toBe(false);
  }
});

test.each([
  'red',
  '#12',
  '#2b5d8c}*{display:none',
  '</style><script>alert(1)</script>',
  '#2b5d8c\n',
  'url(//evil.test)',
])('%j is no color and does not reach the page', (mark) => {
  const page = render(
    <Heading level={1} mark={mark}>
      Web
    </Heading>,
  );
  const color = expect.stringMatching(/^#[0-9A-F]{6}$/);
  const [[selector = '', ...values] = [], ...others] = styleRules();
  expect([values, others]).toEqual([[color, color], []]);
  expect(page.getByRole('heading').matches(selector)).toBe(true);
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(['style', 'h1']);
});

test('progress is clamped to 0–100', () => {
  const bar = render(<ProgressBar label="Progress" value={140} valueText="100% complete" />).getByRole(
    'progressbar',
  );
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
});

test('a rating is formatted for the language', () => {
  const page = render(
    <UiProvider language="fr" direction="ltr">
      <Rating value={4.66} count={1361} label="Noté 4,7 sur 5" />
    </UiProvider>,
  );
  expect(page.getByText('4,7')).toBeDefined();
  expect(page.getByText('(1 361)')).toBeDefined();
});

test('an image offers AVIF next to its source and reserves its space', { tags: ['2.155'] }, () => {
  const image = render(<Image src="/images/a.jpg" avif="/images/a.avif" alt="A desk" />).getByRole('img', {
    name: 'A desk',
  });
  const { width, height } = image as HTMLImageElement;
  expect({ width, height, src: image.getAttribute('src') }).toEqual({
    width: 640,
    height: 360,
    src: '/images/a.jpg',
  });
  const [source, ...more] = document.querySelectorAll('source');
  expect(more).toEqual([]);
  expect([source?.type, source?.srcset]).toEqual(['image/avif', '/images/a.avif']);
});

test('an uploaded image is offered in its widths', { tags: ['2.314'] }, () => {
  const address = (width: number, format: string) => `/pictures/uploads/${'a'.repeat(36)}-${width}.${format}`;
  const set = (format: string) =>
    [400, 800, 1600].map((width) => `${address(width, format)} ${width}w`).join(', ');
  const image = render(
    <Image src={address(800, 'jpg')} avif={address(800, 'avif')} alt="A desk" />,
  ).getByRole('img');
  expect(image.getAttribute('src')).toBe(address(800, 'jpg'));
  expect(image.getAttribute('srcset')).toBe(set('jpg'));
  expect(document.querySelector('source')?.srcset).toBe(set('avif'));
});

test.each([
  null,
  undefined,
  'javascript:alert(1)',
  'http://plain.test/a.jpg',
  '//evil.test/a.jpg',
  '/\\evil.test/a.jpg',
  'data:text/html,x',
  'https://me:secret@images.test/a.jpg',
  'https://images.test/a\n.jpg',
])('%j is not loaded as an image', (address) => {
  /** The addresses that the page loads, without the built-in placeholder. */
  const imageAddresses = () =>
    [...document.querySelectorAll('[src], [srcset]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('srcset'))
      .filter((source) => !source?.startsWith('data:image/svg+xml,'));
  render(<Image src={address} avif={address} alt="" />);
  expect(imageAddresses()).toEqual([]);
  render(<Image src="/images/a.jpg" avif={address} alt="" />);
  expect(imageAddresses()).toEqual(['/images/a.jpg']);
  render(<Avatar name="Nour Haddad" {...(address !== undefined && { src: address })} />);
  expect(imageAddresses()).toEqual([]);
});

test('props are closed', () => {
  // @ts-expect-error there is no className prop
  render(<Button className="x">x</Button>);
  // @ts-expect-error there is no style prop
  render(<Button style={{ color: 'red' }}>x</Button>);
});
