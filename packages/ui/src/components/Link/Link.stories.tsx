import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
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

/** An external or executable address is rendered as text without a link. */
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
