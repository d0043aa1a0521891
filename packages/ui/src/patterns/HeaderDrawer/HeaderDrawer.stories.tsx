import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { HeaderDrawer } from './HeaderDrawer.tsx';

const links = [
  { href: '/sessions', label: t('common:header.sessions') },
  { href: '/monetize', label: t('common:header.monetize') },
  { href: '/community', label: t('common:header.community') },
];

const meta = {
  component: HeaderDrawer,
  args: {
    open: true,
    onClose: fn(),
    texts: {
      title: t('common:header.menu'),
      close: t('common:actions.close'),
      navigation: t('common:header.navigation'),
    },
    links,
  },
  parameters: {
    ...guide({
      use: ['For the header’s links at 768 px and below, opened by the header’s menu button.'],
      instead: [
        { when: 'The page is wider', use: 'the links of Header' },
        { when: 'It holds something else than the header’s links', use: 'Drawer' },
      ],
      keyboard: {
        Tab: 'Goes to the next link, and from the × button to the first.',
        Enter: 'Follows the link and closes the drawer.',
        Escape: 'Closes it; focus goes back to the menu button.',
      },
    }),
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof HeaderDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

/** The page that one is on is marked, for the eye and for the ear. */
export const Current: Story = {
  args: { links: links.map((link) => ({ ...link, current: link.href === '/monetize' })) },
  play: async () => {
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
      t('common:header.monetize'),
    );
  },
};

/** What has no room in the header either. */
export const WithMore: Story = {
  args: {
    children: (
      <Button tone="primary" wide>
        {t('common:header.signIn')}
      </Button>
    ),
  },
};

export const Focused: Story = {
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('link', { name: t('common:header.sessions') })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: t('common:header.monetize') })).toHaveFocus(),
    );
  },
};

/** More links than the window is high: the drawer scrolls, its title and its × button stay. */
export const Many: Story = {
  args: {
    links: Array.from({ length: 20 }, (_, index) => ({
      href: `/sessions?page=${index + 1}`,
      label: t('common:pagination.page', { page: index + 1, pages: 20 }),
    })),
  },
};
