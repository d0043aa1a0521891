import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { UiProvider } from '../../provider/index.ts';
import { inLanguage, language, t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { linkGuide } from './Link.guide.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/login', children: t('auth:register.login') },
  parameters: linkGuide,
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inside a text. */
export const Accent: Story = {
  tags: ['ar-dark-1280', 'hovered'],
  render: (args) => (
    <Text>
      {t('auth:register.haveAccount')} <Link {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: t('auth:register.login') });
    await expect(link).toHaveAttribute('href', '/login');
  },
};

/** On a line of its own. */
export const Standalone: Story = {
  args: { tone: 'standalone', href: '/categories', children: t('common:actions.viewAll') },
};

/** In navigation, where the context makes it recognizable as a link. */
export const Quiet: Story = {
  tags: ['hovered'],
  args: { tone: 'quiet', href: '/sessions', children: t('common:header.sessions') },
};

/** A long link wraps like the text around it. */
export const Long: Story = {
  render: (args) => (
    <Text>
      {t('auth:forgot.lead')} <Link {...args}>{t('common:profileBanner.text')}</Link>
    </Text>
  ),
  decorators: [within(240)],
};

const course = t('catalog:course.about');

const texts = inLanguage({
  en: { site: 'WCAG 2.2', tab: 'Terms', mail: 'Write to us', call: 'Call us' },
  ar: { site: 'إرشادات WCAG 2.2', tab: 'الشروط', mail: 'راسلنا', call: 'اتصل بنا' },
  fr: { site: 'WCAG 2.2', tab: 'Conditions', mail: 'Nous écrire', call: 'Nous appeler' },
});

/** An icon says where a link leads, if it opens another site or a new tab. Others have none. */
export const External: Story = {
  tags: ['ar-dark-1280'],
  args: { externalIcon: true },
  render: (args) => (
    <Stack>
      <Link {...args} href="https://www.w3.org/TR/WCAG22/">
        {texts.site}
      </Link>
      <Link {...args} href="/terms" target="_blank">
        {texts.tab}
      </Link>
      <Link {...args} href="mailto:help@example.com">
        {texts.mail}
      </Link>
      <Link {...args} href="tel:+493012345">
        {texts.call}
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [site, tab, mail, call] = canvas.getAllByRole('link');
    await expect(site).toHaveAccessibleName(
      `${texts.site} ${inLanguage({ en: '(opens another site)', ar: '(يفتح موقعًا آخر)', fr: '(ouvre un autre site)' })}`,
    );
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(tab).toHaveAccessibleName(
      `${texts.tab} ${inLanguage({ en: '(opens in a new tab)', ar: '(يُفتح في علامة تبويب جديدة)', fr: '(s’ouvre dans un nouvel onglet)' })}`,
    );
    await expect(mail).toHaveAccessibleName(texts.mail);
    await expect(call).toHaveAttribute('href', 'tel:+493012345');
  },
};

const navigate = fn();
const useBase = (href: string) => `/base${href}`;

/** The router follows a press and Enter. Other tabs, downloads and other sites are left to the browser. */
export const Routed: Story = {
  tags: ['same-look'],
  render: (args) => (
    <UiProvider language={language} navigate={navigate} useHref={useBase}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it keeps the browser from following the links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter clicks as well */}
      <div onClick={(event) => event.preventDefault()}>
        <Stack>
          <Link {...args} state="from" />
          <Link {...args} target="_blank">
            {texts.tab}
          </Link>
          <Link {...args} download>
            {texts.call}
          </Link>
          <Link {...args} href="https://www.w3.org/TR/WCAG22/">
            {texts.site}
          </Link>
        </Stack>
      </div>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    const [link, ...others] = canvas.getAllByRole('link');
    if (!link) throw new Error('There is no link.');
    await expect(link).toHaveAttribute('href', '/base/login');
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([
      ['/login', { state: 'from' }],
      ['/login', { state: 'from' }],
    ]);
    const user = userEvent.setup();
    for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
      await user.keyboard(`{${key}>}`);
      await user.click(link);
      await user.keyboard(`{/${key}}`);
    }
    for (const other of others) await userEvent.click(other);
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link });
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

/** An executable or disguised address is rendered as text without a link. */
export const UnsafeAddress: Story = {
  render: (args) => (
    <Stack>
      {['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'VBScript:x'].map(
        (href) => (
          <Link key={href} {...args} href={href}>
            {course}
          </Link>
        ),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(course)).toHaveLength(5);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
