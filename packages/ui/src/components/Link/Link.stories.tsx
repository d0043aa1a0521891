import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/login', children: t('auth:register.login') },
  parameters: guide({
    use: [
      'For everything that goes to another page.',
      '`accent` within a text, where the line under it sets it off; `standalone` on a line of its own; `quiet` in navigation.',
      'Let its words name the place, so that they make sense when they are read alone.',
    ],
    instead: [
      { when: 'It does something here', use: 'Button' },
      { when: 'It is the one next step', use: 'ButtonLink' },
    ],
    keyboard: { Enter: 'Goes there.' },
  }),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Within a text. */
export const Accent: Story = {
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

/** In navigation, where the place itself says that it is a link. */
export const Quiet: Story = {
  args: { tone: 'quiet', href: '/sessions', children: t('common:header.sessions') },
};

/** A long one breaks like the text around it. */
export const Long: Story = {
  render: (args) => (
    <Text>
      {t('auth:forgot.lead')} <Link {...args}>{t('common:profileBanner.text')}</Link>
    </Text>
  ),
  decorators: [within(240)],
};

const course = t('catalog:course.about');

/** An address that leads out of the app, or that runs something, is not followed: its text stays, as text. */
export const UnsafeAddress: Story = {
  render: (args) => (
    <Stack>
      {['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'https://evil.test'].map(
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
