import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { Avatar } from './Avatar/index.ts';
import { Button, ButtonLink } from './Button/index.ts';
import { Heading } from './Heading/index.ts';
import { Image } from './Image/index.ts';
import { Link } from './Link/index.ts';
import { PasswordField } from './PasswordField/index.ts';
import { Price } from './Price/index.ts';
import { ProgressBar } from './ProgressBar/index.ts';
import { RadioGroup } from './RadioGroup/index.ts';
import { Rating } from './Rating/index.ts';
import { TextField } from './TextField/index.ts';

const html = renderToStaticMarkup;

test('a link is rendered by the router of the provider', () => {
  const page = html(
    <UiProvider
      language="en"
      direction="ltr"
      renderLink={({ href, children }) => <a href={`/fr${href}`}>{children}</a>}
    >
      <Link href="/course/x">Course</Link>
    </UiProvider>,
  );
  expect(page).toBe('<a href="/fr/course/x">Course</a>');
});

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', '/\t/evil.test'])(
  '%s renders text without a link',
  (href) => {
    expect(html(<Link href={href}>Course</Link>)).toBe('<span>Course</span>');
    expect(html(<ButtonLink href={href}>Course</ButtonLink>)).toMatch(
      /^<span><span [^>]*>Course<\/span><\/span>$/,
    );
  },
);

test('a catalog color is a style rule, once, and never a style attribute', () => {
  const page = html(
    <>
      <Heading level={1} mark="#2B5D8C">
        Web
      </Heading>
      <Heading level={2} mark="#2b5d8c">
        Again
      </Heading>
    </>,
  );
  expect(page).toMatch(
    /^<style data-precedence="mark" data-href="mark-2b5d8c">\.mark-2b5d8c\{--\w+:#2b5d8c;--\w+:#[0-9a-f]{6}\}<\/style>/,
  );
  expect(page).toMatch(/<h1 class="[^"]* mark-2b5d8c">Web<\/h1><h2 class="[^"]* mark-2b5d8c">Again<\/h2>$/);
  expect(page).not.toContain('style=');
});

test.each([
  'red',
  '#12',
  '#2b5d8c}*{display:none',
  '</style><script>alert(1)</script>',
  '#2b5d8c\n',
  'url(//evil.test)',
])('%j is no color and does not reach the page', (mark) => {
  const page = html(
    <Heading level={1} mark={mark}>
      Web
    </Heading>,
  );
  expect(page).toMatch(
    /^<style data-precedence="mark" data-href="mark-none">\.mark-none\{--\w+:#[0-9A-F]{6};--\w+:#[0-9A-F]{6}\}<\/style><h1 class="[\w -]* mark-none">Web<\/h1>$/,
  );
});

test('a busy button announces it and keeps the width of its other label', () => {
  const page = html(
    <Button busy busyLabel="Processing...">
      Enroll Now
    </Button>,
  );
  expect(page).toContain('aria-disabled="true"');
  expect(page).not.toContain(' disabled');
  expect(page).toMatch(/data-reserve="Enroll Now">Processing\.\.\.</);
});

test('a field is linked to its label and its error', { tags: ['2.149'] }, () => {
  const page = html(
    <TextField id="mail" type="email" label="Email" error="Please enter your email address" />,
  );
  expect(page).toContain('<label for="mail"');
  expect(page).toMatch(/<input[^>]* dir="ltr"[^>]*aria-describedby="mail-error" aria-invalid="true"/);
  expect(page).toMatch(/id="mail-error"[^>]*>.*Please enter your email address/);
});

test('a password is hidden, and its toggle has a name', { tags: ['2.127'] }, () => {
  const page = html(
    <PasswordField
      label="Password"
      showLabel="Show password"
      hideLabel="Hide password"
      autoComplete="new-password"
    />,
  );
  expect(page).toMatch(/<input[^>]*autoComplete="new-password"[^>]*type="password"/);
  expect(page).toContain('aria-label="Show password"');
});

test('a radio group has one selected option', () => {
  const page = html(
    <RadioGroup
      label="Role"
      name="role"
      defaultValue="learner"
      options={[
        { value: 'learner', label: 'Learner' },
        { value: 'instructor', label: 'Instructor' },
      ]}
    />,
  );
  expect(page).toMatch(/<div role="radiogroup" aria-labelledby="([^"]+)".*<span id="\1"[^>]*>Role</);
  expect(page.match(/checked=""/g)).toHaveLength(1);
  expect(page).toMatch(/checked=""[^>]*value="learner"|value="learner"[^>]*checked=""/);
});

test('progress is clamped to 0–100 and has a value text', () => {
  const page = html(<ProgressBar label="Progress" value={140} valueText="100% complete" />);
  expect(page).toContain('aria-valuenow="100"');
  expect(page).toContain('aria-valuetext="100% complete"');
});

test('a price and a rating are formatted for the language', () => {
  const french = html(
    <UiProvider language="fr" direction="ltr">
      <Price amount={49} />
      <Rating value={4.66} label="Noté 4,7 sur 5" />
    </UiProvider>,
  );
  expect(french).toMatch(/49\s€/u);
  expect(french).toContain('4,7');
});

test('an image offers AVIF next to its source and reserves its space', { tags: ['2.155'] }, () => {
  const page = html(<Image src="/pictures/a.jpg" avif="/pictures/a.avif" alt="A desk" />);
  expect(page).toContain('<source type="image/avif" srcSet="/pictures/a.avif"/>');
  expect(page).toMatch(/<img[^>]*width="640" height="360"[^>]*src="\/pictures\/a.jpg"/);
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
  expect(html(<Image src={address} avif={address} alt="" />)).toMatch(
    /^<img [^>]*src="data:image\/svg\+xml,[^"]*"[^>]*\/>$/,
  );
  expect(html(<Image src="/pictures/a.jpg" avif={address} alt="" />)).not.toContain('<source');
  const avatar = <Avatar name="Nour Haddad" {...(address !== undefined && { src: address })} />;
  expect(html(avatar)).not.toContain('<img');
});

test('props are closed', () => {
  // @ts-expect-error there is no className prop
  html(<Button className="x">x</Button>);
  // @ts-expect-error there is no style prop
  expect(html(<Button style={{ color: 'red' }}>x</Button>)).toContain('x');
});
